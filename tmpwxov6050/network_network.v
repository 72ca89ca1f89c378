// Written by gategrad 0.1.0.
// 19695 gates, depth 6, 784 inputs, 7760 outputs, 10 classes.
module network_network (
    input wire [783:0] in,
    output wire [7759:0] out
);
    wire n0 = in[0] | in[86];
    wire n1 = in[0] & in[2];
    wire n2 = in[1] | in[56];
    wire n3 = in[1] ^ in[60];
    wire n4 = in[1] & in[28];
    wire n5 = in[2] ^ in[60];
    wire n6 = in[2] | in[31];
    wire n7 = in[3] ^ in[90];
    wire n8 = ~in[3] & in[60];
    wire n9 = in[3] & in[90];
    wire n10 = in[4] & in[29];
    wire n11 = in[4] & in[35];
    wire n12 = in[5] | in[61];
    wire n13 = in[5] & in[7];
    wire n14 = in[6] ^ in[87];
    wire n15 = in[6] | in[60];
    wire n16 = ~in[6] & in[37];
    wire n17 = in[6] & in[60];
    wire n18 = in[7] ^ in[65];
    wire n19 = in[7] | in[9];
    wire n20 = in[7] | in[92];
    wire n21 = in[7] & ~in[91];
    wire n22 = in[8] & ~in[95];
    wire n23 = in[8] ^ in[89];
    wire n24 = in[8] & in[90];
    wire n25 = in[8] & in[34];
    wire n26 = in[8] & ~in[65];
    wire n27 = in[9] & ~in[95];
    wire n28 = ~in[9] & in[93];
    wire n29 = in[9] ^ in[93];
    wire n30 = ~in[9] & in[12];
    wire n31 = in[9] | in[91];
    wire n32 = in[10] | in[67];
    wire n33 = ~in[8] & in[10];
    wire n34 = ~in[10] & in[66];
    wire n35 = in[10] & ~in[41];
    wire n36 = ~in[10] & in[39];
    wire n37 = ~in[10] & in[35];
    wire n38 = in[11] | in[68];
    wire n39 = in[11] & ~in[13];
    wire n40 = in[11] & ~in[38];
    wire n41 = in[11] | in[93];
    wire n42 = in[11] & in[39];
    wire n43 = ~in[11] & in[70];
    wire n44 = in[12] ^ in[71];
    wire n45 = in[12] & in[39];
    wire n46 = in[9] & in[12];
    wire n47 = in[13] & in[44];
    wire n48 = in[13] & ~in[69];
    wire n49 = ~in[13] & in[14];
    wire n50 = in[14] | in[40];
    wire n51 = in[14] | in[69];
    wire n52 = in[14] | in[98];
    wire n53 = in[14] & ~in[69];
    wire n54 = ~in[15] & in[74];
    wire n55 = in[15] | in[97];
    wire n56 = ~in[15] & in[45];
    wire n57 = in[16] & ~in[46];
    wire n58 = ~in[16] & in[19];
    wire n59 = in[16] & in[75];
    wire n60 = in[16] ^ in[72];
    wire n61 = in[17] & in[70];
    wire n62 = in[17] ^ in[72];
    wire n63 = in[17] ^ in[74];
    wire n64 = in[16] ^ in[17];
    wire n65 = in[17] ^ in[71];
    wire n66 = in[18] | in[71];
    wire n67 = in[18] ^ in[101];
    wire n68 = in[18] ^ in[19];
    wire n69 = in[19] & in[104];
    wire n70 = ~in[19] & in[48];
    wire n71 = ~in[19] & in[75];
    wire n72 = in[19] | in[103];
    wire n73 = in[20] | in[101];
    wire n74 = ~in[17] & in[20];
    wire n75 = in[20] & ~in[48];
    wire n76 = in[17] ^ in[20];
    wire n77 = ~in[20] & in[105];
    wire n78 = in[20] | in[75];
    wire n79 = in[21] ^ in[46];
    wire n80 = ~in[21] & in[24];
    wire n81 = in[21] & ~in[104];
    wire n82 = in[21] & in[80];
    wire n83 = in[21] | in[102];
    wire n84 = in[22] ^ in[104];
    wire n85 = in[22] | in[108];
    wire n86 = in[20] & in[23];
    wire n87 = in[23] ^ in[82];
    wire n88 = in[22] | in[23];
    wire n89 = ~in[23] & in[52];
    wire n90 = ~in[24] & in[77];
    wire n91 = in[24] ^ in[108];
    wire n92 = ~in[25] & in[80];
    wire n93 = in[25] & ~in[54];
    wire n94 = in[25] | in[52];
    wire n95 = in[25] & in[78];
    wire n96 = in[26] ^ in[109];
    wire n97 = in[26] ^ in[79];
    wire n98 = ~in[26] & in[83];
    wire n99 = in[26] | in[82];
    wire n100 = in[25] & ~in[26];
    wire n101 = in[27] & ~in[54];
    wire n102 = in[27] & ~in[81];
    wire n103 = in[27] ^ in[54];
    wire n104 = in[28] & ~in[112];
    wire n105 = in[0] ^ in[28];
    wire n106 = in[28] | in[86];
    wire n107 = in[29] ^ in[56];
    wire n108 = in[29] ^ in[88];
    wire n109 = in[29] | in[113];
    wire n110 = ~in[29] & in[114];
    wire n111 = in[30] ^ in[112];
    wire n112 = in[3] | in[30];
    wire n113 = in[30] ^ in[87];
    wire n114 = in[29] ^ in[31];
    wire n115 = in[31] | in[86];
    wire n116 = in[31] ^ in[60];
    wire n117 = in[1] & in[32];
    wire n118 = ~in[32] & in[61];
    wire n119 = in[32] & in[63];
    wire n120 = in[32] | in[116];
    wire n121 = in[34] | in[63];
    wire n122 = in[34] | in[91];
    wire n123 = in[34] ^ in[92];
    wire n124 = ~in[35] & in[92];
    wire n125 = in[35] | in[120];
    wire n126 = in[35] ^ in[38];
    wire n127 = in[35] | in[65];
    wire n128 = in[34] ^ in[36];
    wire n129 = in[9] | in[36];
    wire n130 = in[9] & ~in[36];
    wire n131 = ~in[34] & in[37];
    wire n132 = in[37] ^ in[124];
    wire n133 = in[37] ^ in[92];
    wire n134 = ~in[38] & in[93];
    wire n135 = in[38] ^ in[63];
    wire n136 = in[37] ^ in[38];
    wire n137 = ~in[38] & in[95];
    wire n138 = in[39] ^ in[98];
    wire n139 = ~in[39] & in[93];
    wire n140 = ~in[39] & in[123];
    wire n141 = in[39] ^ in[123];
    wire n142 = in[40] | in[98];
    wire n143 = ~in[40] & in[126];
    wire n144 = in[11] & ~in[40];
    wire n145 = in[40] & ~in[124];
    wire n146 = in[13] ^ in[40];
    wire n147 = in[40] & in[41];
    wire n148 = ~in[41] & in[42];
    wire n149 = in[41] ^ in[100];
    wire n150 = in[42] & in[67];
    wire n151 = in[12] ^ in[42];
    wire n152 = in[42] & in[98];
    wire n153 = in[42] ^ in[98];
    wire n154 = in[42] | in[100];
    wire n155 = in[42] | in[127];
    wire n156 = in[17] & ~in[43];
    wire n157 = in[43] ^ in[127];
    wire n158 = in[44] | in[126];
    wire n159 = in[44] ^ in[72];
    wire n160 = in[44] ^ in[103];
    wire n161 = in[44] ^ in[70];
    wire n162 = ~in[44] & in[69];
    wire n163 = ~in[44] & in[73];
    wire n164 = in[44] | in[46];
    wire n165 = in[45] | in[70];
    wire n166 = in[45] ^ in[75];
    wire n167 = in[20] ^ in[45];
    wire n168 = in[45] ^ in[48];
    wire n169 = in[45] | in[102];
    wire n170 = in[45] | in[99];
    wire n171 = in[46] & in[76];
    wire n172 = in[46] & ~in[72];
    wire n173 = ~in[46] & in[74];
    wire n174 = ~in[46] & in[49];
    wire n175 = in[46] | in[128];
    wire n176 = in[46] | in[102];
    wire n177 = in[47] & in[131];
    wire n178 = in[45] | in[47];
    wire n179 = in[47] ^ in[134];
    wire n180 = ~in[47] & in[49];
    wire n181 = in[48] ^ in[130];
    wire n182 = in[48] | in[131];
    wire n183 = in[48] & in[75];
    wire n184 = in[48] ^ in[102];
    wire n185 = ~in[49] & in[130];
    wire n186 = in[49] | in[134];
    wire n187 = in[50] & ~in[109];
    wire n188 = in[23] & ~in[50];
    wire n189 = in[25] & ~in[50];
    wire n190 = ~in[22] & in[50];
    wire n191 = ~in[51] & in[135];
    wire n192 = in[51] & in[133];
    wire n193 = in[52] & ~in[108];
    wire n194 = in[22] & in[52];
    wire n195 = in[52] & ~in[137];
    wire n196 = in[53] & ~in[55];
    wire n197 = in[24] ^ in[53];
    wire n198 = ~in[53] & in[107];
    wire n199 = ~in[24] & in[53];
    wire n200 = in[24] & ~in[54];
    wire n201 = in[51] ^ in[54];
    wire n202 = in[23] & ~in[54];
    wire n203 = ~in[53] & in[54];
    wire n204 = in[54] & ~in[138];
    wire n205 = in[25] & in[55];
    wire n206 = in[27] | in[55];
    wire n207 = in[55] ^ in[110];
    wire n208 = in[56] | in[85];
    wire n209 = ~in[29] & in[56];
    wire n210 = in[57] & ~in[140];
    wire n211 = in[57] | in[114];
    wire n212 = in[58] | in[140];
    wire n213 = in[58] & ~in[113];
    wire n214 = ~in[58] & in[59];
    wire n215 = in[58] & in[117];
    wire n216 = in[29] | in[58];
    wire n217 = in[1] & ~in[59];
    wire n218 = in[59] | in[85];
    wire n219 = in[59] ^ in[114];
    wire n220 = in[0] | in[59];
    wire n221 = ~in[60] & in[119];
    wire n222 = in[60] ^ in[63];
    wire n223 = in[60] | in[116];
    wire n224 = ~in[60] & in[141];
    wire n225 = in[29] ^ in[60];
    wire n226 = in[61] ^ in[148];
    wire n227 = in[2] | in[61];
    wire n228 = in[3] | in[61];
    wire n229 = in[62] & ~in[149];
    wire n230 = in[62] & ~in[145];
    wire n231 = ~in[62] & in[149];
    wire n232 = in[62] | in[93];
    wire n233 = in[62] ^ in[149];
    wire n234 = in[63] | in[117];
    wire n235 = in[63] ^ in[120];
    wire n236 = in[8] & ~in[64];
    wire n237 = in[9] & in[64];
    wire n238 = ~in[64] & in[147];
    wire n239 = in[64] | in[91];
    wire n240 = ~in[62] & in[64];
    wire n241 = in[9] ^ in[65];
    wire n242 = in[65] | in[90];
    wire n243 = ~in[10] & in[65];
    wire n244 = in[65] ^ in[66];
    wire n245 = in[66] | in[95];
    wire n246 = in[66] & in[91];
    wire n247 = in[11] | in[66];
    wire n248 = ~in[12] & in[66];
    wire n249 = in[66] ^ in[149];
    wire n250 = in[13] & ~in[66];
    wire n251 = in[65] | in[66];
    wire n252 = in[67] | in[151];
    wire n253 = in[67] | in[124];
    wire n254 = in[67] | in[97];
    wire n255 = in[67] ^ in[149];
    wire n256 = in[68] | in[69];
    wire n257 = in[38] | in[68];
    wire n258 = ~in[12] & in[68];
    wire n259 = in[68] | in[121];
    wire n260 = in[68] | in[125];
    wire n261 = in[37] ^ in[68];
    wire n262 = in[69] ^ in[150];
    wire n263 = in[69] ^ in[127];
    wire n264 = in[68] ^ in[69];
    wire n265 = ~in[69] & in[128];
    wire n266 = ~in[42] & in[69];
    wire n267 = ~in[70] & in[97];
    wire n268 = ~in[70] & in[155];
    wire n269 = in[70] | in[98];
    wire n270 = in[70] ^ in[125];
    wire n271 = in[17] ^ in[70];
    wire n272 = in[71] ^ in[155];
    wire n273 = in[16] | in[71];
    wire n274 = in[71] & in[73];
    wire n275 = in[16] & ~in[72];
    wire n276 = in[47] ^ in[72];
    wire n277 = ~in[72] & in[100];
    wire n278 = in[72] | in[100];
    wire n279 = in[72] | in[128];
    wire n280 = in[45] ^ in[73];
    wire n281 = in[73] | in[98];
    wire n282 = in[73] | in[157];
    wire n283 = in[16] | in[73];
    wire n284 = in[71] & ~in[73];
    wire n285 = in[73] ^ in[129];
    wire n286 = in[73] ^ in[98];
    wire n287 = in[74] | in[104];
    wire n288 = in[74] ^ in[103];
    wire n289 = in[75] | in[104];
    wire n290 = ~in[22] & in[75];
    wire n291 = in[47] ^ in[75];
    wire n292 = ~in[75] & in[76];
    wire n293 = ~in[75] & in[161];
    wire n294 = in[17] ^ in[76];
    wire n295 = in[76] | in[162];
    wire n296 = in[76] & in[131];
    wire n297 = in[76] | in[106];
    wire n298 = in[76] & in[103];
    wire n299 = in[50] ^ in[77];
    wire n300 = ~in[23] & in[77];
    wire n301 = in[77] ^ in[161];
    wire n302 = in[77] ^ in[131];
    wire n303 = in[75] | in[77];
    wire n304 = in[78] ^ in[162];
    wire n305 = in[78] | in[106];
    wire n306 = in[78] & in[79];
    wire n307 = ~in[19] & in[78];
    wire n308 = in[51] & in[79];
    wire n309 = ~in[53] & in[79];
    wire n310 = in[24] & in[79];
    wire n311 = in[80] | in[135];
    wire n312 = in[50] & in[80];
    wire n313 = in[80] | in[107];
    wire n314 = in[81] ^ in[163];
    wire n315 = in[81] | in[135];
    wire n316 = in[81] | in[111];
    wire n317 = in[81] & ~in[83];
    wire n318 = in[81] ^ in[83];
    wire n319 = ~in[82] & in[135];
    wire n320 = in[82] ^ in[164];
    wire n321 = ~in[83] & in[109];
    wire n322 = in[26] | in[83];
    wire n323 = in[52] | in[83];
    wire n324 = in[53] & ~in[83];
    wire n325 = in[54] & in[83];
    wire n326 = in[84] | in[169];
    wire n327 = in[3] ^ in[84];
    wire n328 = in[84] & ~in[87];
    wire n329 = in[58] ^ in[84];
    wire n330 = ~in[31] & in[85];
    wire n331 = ~in[85] & in[144];
    wire n332 = in[85] | in[169];
    wire n333 = in[59] ^ in[85];
    wire n334 = ~in[28] & in[87];
    wire n335 = in[88] & in[145];
    wire n336 = in[88] & ~in[173];
    wire n337 = in[88] ^ in[113];
    wire n338 = in[89] & in[117];
    wire n339 = ~in[90] & in[144];
    wire n340 = ~in[90] & in[92];
    wire n341 = in[90] | in[177];
    wire n342 = in[37] & ~in[90];
    wire n343 = in[90] | in[118];
    wire n344 = in[91] | in[145];
    wire n345 = in[37] & in[91];
    wire n346 = in[91] & ~in[149];
    wire n347 = in[92] ^ in[121];
    wire n348 = in[91] | in[92];
    wire n349 = in[92] ^ in[95];
    wire n350 = in[5] ^ in[92];
    wire n351 = in[92] | in[121];
    wire n352 = in[38] ^ in[93];
    wire n353 = in[93] ^ in[148];
    wire n354 = in[64] | in[93];
    wire n355 = in[91] | in[93];
    wire n356 = ~in[93] & in[151];
    wire n357 = in[39] ^ in[93];
    wire n358 = in[94] | in[97];
    wire n359 = ~in[69] & in[94];
    wire n360 = in[64] ^ in[94];
    wire n361 = in[38] & ~in[94];
    wire n362 = in[94] | in[120];
    wire n363 = in[64] | in[94];
    wire n364 = in[13] ^ in[94];
    wire n365 = in[95] ^ in[97];
    wire n366 = ~in[95] & in[182];
    wire n367 = in[95] | in[148];
    wire n368 = in[40] | in[95];
    wire n369 = in[9] | in[95];
    wire n370 = in[95] ^ in[124];
    wire n371 = in[96] | in[181];
    wire n372 = ~in[11] & in[96];
    wire n373 = in[94] ^ in[96];
    wire n374 = in[96] | in[97];
    wire n375 = in[40] ^ in[96];
    wire n376 = in[96] | in[149];
    wire n377 = ~in[38] & in[97];
    wire n378 = ~in[72] & in[97];
    wire n379 = ~in[66] & in[97];
    wire n380 = in[72] | in[97];
    wire n381 = in[97] ^ in[181];
    wire n382 = in[96] & ~in[97];
    wire n383 = in[40] | in[97];
    wire n384 = in[97] | in[182];
    wire n385 = in[98] & ~in[156];
    wire n386 = ~in[98] & in[153];
    wire n387 = in[98] | in[183];
    wire n388 = in[98] | in[151];
    wire n389 = in[97] | in[98];
    wire n390 = in[44] & in[99];
    wire n391 = in[99] | in[127];
    wire n392 = in[99] ^ in[157];
    wire n393 = ~in[69] & in[99];
    wire n394 = ~in[40] & in[99];
    wire n395 = in[40] ^ in[99];
    wire n396 = in[97] ^ in[99];
    wire n397 = in[99] | in[100];
    wire n398 = in[100] ^ in[186];
    wire n399 = in[100] ^ in[182];
    wire n400 = in[100] | in[153];
    wire n401 = in[100] | in[101];
    wire n402 = in[45] | in[100];
    wire n403 = in[47] & ~in[100];
    wire n404 = in[97] ^ in[100];
    wire n405 = ~in[101] & in[188];
    wire n406 = in[47] | in[101];
    wire n407 = in[16] ^ in[101];
    wire n408 = in[43] & in[101];
    wire n409 = in[101] & in[127];
    wire n410 = in[101] ^ in[188];
    wire n411 = in[101] | in[132];
    wire n412 = ~in[43] & in[101];
    wire n413 = in[46] ^ in[102];
    wire n414 = in[102] | in[156];
    wire n415 = in[102] | in[155];
    wire n416 = in[102] ^ in[183];
    wire n417 = in[21] & ~in[102];
    wire n418 = in[18] | in[102];
    wire n419 = in[100] | in[103];
    wire n420 = in[16] & in[103];
    wire n421 = in[103] ^ in[157];
    wire n422 = ~in[47] & in[103];
    wire n423 = in[47] ^ in[103];
    wire n424 = in[103] ^ in[133];
    wire n425 = in[104] | in[106];
    wire n426 = in[47] ^ in[104];
    wire n427 = ~in[104] & in[188];
    wire n428 = in[105] | in[136];
    wire n429 = in[105] ^ in[108];
    wire n430 = in[74] | in[105];
    wire n431 = in[52] ^ in[105];
    wire n432 = in[102] & ~in[105];
    wire n433 = in[50] ^ in[106];
    wire n434 = ~in[24] & in[106];
    wire n435 = in[81] | in[107];
    wire n436 = ~in[107] & in[162];
    wire n437 = in[51] | in[107];
    wire n438 = ~in[107] & in[110];
    wire n439 = in[107] ^ in[160];
    wire n440 = in[79] | in[108];
    wire n441 = ~in[108] & in[190];
    wire n442 = in[108] ^ in[166];
    wire n443 = in[107] ^ in[108];
    wire n444 = in[109] & ~in[163];
    wire n445 = in[109] | in[166];
    wire n446 = in[109] ^ in[195];
    wire n447 = in[109] | in[190];
    wire n448 = in[25] ^ in[109];
    wire n449 = ~in[110] & in[192];
    wire n450 = in[55] & ~in[110];
    wire n451 = in[53] & ~in[110];
    wire n452 = in[110] | in[137];
    wire n453 = in[111] | in[195];
    wire n454 = in[25] | in[111];
    wire n455 = in[111] & in[138];
    wire n456 = in[84] ^ in[112];
    wire n457 = ~in[113] & in[141];
    wire n458 = in[32] & in[113];
    wire n459 = ~in[112] & in[113];
    wire n460 = in[113] & in[142];
    wire n461 = in[89] | in[114];
    wire n462 = in[114] ^ in[201];
    wire n463 = in[114] & ~in[145];
    wire n464 = ~in[114] & in[145];
    wire n465 = in[115] ^ in[200];
    wire n466 = in[115] ^ in[143];
    wire n467 = ~in[115] & in[168];
    wire n468 = ~in[59] & in[115];
    wire n469 = ~in[30] & in[115];
    wire n470 = ~in[116] & in[198];
    wire n471 = in[117] | in[120];
    wire n472 = ~in[33] & in[117];
    wire n473 = in[35] & in[117];
    wire n474 = in[117] & ~in[146];
    wire n475 = in[118] ^ in[121];
    wire n476 = ~in[118] & in[172];
    wire n477 = in[93] & ~in[118];
    wire n478 = in[37] | in[118];
    wire n479 = in[118] | in[120];
    wire n480 = in[119] ^ in[203];
    wire n481 = ~in[61] & in[119];
    wire n482 = in[119] | in[178];
    wire n483 = in[93] ^ in[119];
    wire n484 = ~in[119] & in[201];
    wire n485 = in[63] | in[120];
    wire n486 = in[120] & in[179];
    wire n487 = in[120] & ~in[179];
    wire n488 = in[39] | in[120];
    wire n489 = in[121] | in[205];
    wire n490 = in[68] ^ in[121];
    wire n491 = in[119] & ~in[121];
    wire n492 = in[121] ^ in[202];
    wire n493 = in[34] ^ in[121];
    wire n494 = in[35] | in[122];
    wire n495 = in[120] | in[122];
    wire n496 = in[122] ^ in[178];
    wire n497 = in[122] & ~in[151];
    wire n498 = in[93] | in[122];
    wire n499 = in[123] ^ in[126];
    wire n500 = in[123] | in[206];
    wire n501 = in[123] | in[207];
    wire n502 = ~in[94] & in[123];
    wire n503 = in[42] | in[123];
    wire n504 = in[121] & ~in[124];
    wire n505 = ~in[124] & in[211];
    wire n506 = in[124] ^ in[206];
    wire n507 = in[43] | in[124];
    wire n508 = in[68] & in[125];
    wire n509 = in[72] ^ in[125];
    wire n510 = in[125] ^ in[180];
    wire n511 = in[125] ^ in[210];
    wire n512 = in[125] | in[152];
    wire n513 = in[125] ^ in[212];
    wire n514 = ~in[70] & in[125];
    wire n515 = in[125] & in[206];
    wire n516 = in[125] ^ in[153];
    wire n517 = in[126] | in[181];
    wire n518 = in[126] ^ in[207];
    wire n519 = ~in[126] & in[128];
    wire n520 = in[126] & in[210];
    wire n521 = in[43] ^ in[126];
    wire n522 = in[126] & ~in[128];
    wire n523 = in[98] ^ in[126];
    wire n524 = in[127] | in[129];
    wire n525 = in[127] & in[186];
    wire n526 = in[69] | in[127];
    wire n527 = in[127] | in[209];
    wire n528 = in[127] ^ in[186];
    wire n529 = in[127] | in[186];
    wire n530 = ~in[128] & in[214];
    wire n531 = in[43] ^ in[128];
    wire n532 = in[128] | in[184];
    wire n533 = in[128] & ~in[213];
    wire n534 = in[76] | in[129];
    wire n535 = in[126] ^ in[129];
    wire n536 = in[129] ^ in[214];
    wire n537 = in[129] ^ in[212];
    wire n538 = in[129] | in[155];
    wire n539 = in[47] ^ in[129];
    wire n540 = in[126] | in[129];
    wire n541 = in[130] | in[185];
    wire n542 = in[72] | in[130];
    wire n543 = in[130] & ~in[215];
    wire n544 = in[128] | in[130];
    wire n545 = in[130] | in[157];
    wire n546 = ~in[130] & in[188];
    wire n547 = in[130] ^ in[183];
    wire n548 = in[130] & ~in[183];
    wire n549 = in[129] & in[131];
    wire n550 = in[131] | in[188];
    wire n551 = in[131] & ~in[218];
    wire n552 = ~in[77] & in[131];
    wire n553 = in[131] | in[156];
    wire n554 = in[132] ^ in[213];
    wire n555 = in[102] & ~in[132];
    wire n556 = in[132] | in[185];
    wire n557 = in[132] & ~in[214];
    wire n558 = in[47] | in[132];
    wire n559 = in[133] | in[163];
    wire n560 = in[78] | in[133];
    wire n561 = in[133] ^ in[220];
    wire n562 = in[131] | in[133];
    wire n563 = in[133] & ~in[160];
    wire n564 = in[75] | in[134];
    wire n565 = in[53] ^ in[134];
    wire n566 = ~in[134] & in[189];
    wire n567 = ~in[134] & in[136];
    wire n568 = in[47] | in[134];
    wire n569 = in[104] ^ in[134];
    wire n570 = in[131] & in[134];
    wire n571 = in[104] | in[135];
    wire n572 = in[105] ^ in[135];
    wire n573 = in[79] ^ in[135];
    wire n574 = in[135] ^ in[188];
    wire n575 = in[135] & ~in[166];
    wire n576 = in[135] ^ in[221];
    wire n577 = ~in[135] & in[193];
    wire n578 = in[78] | in[136];
    wire n579 = in[136] | in[138];
    wire n580 = ~in[79] & in[136];
    wire n581 = in[80] ^ in[136];
    wire n582 = in[137] & ~in[138];
    wire n583 = in[137] | in[164];
    wire n584 = in[137] | in[163];
    wire n585 = in[137] ^ in[162];
    wire n586 = ~in[137] & in[220];
    wire n587 = in[137] | in[139];
    wire n588 = ~in[111] & in[138];
    wire n589 = in[54] & in[138];
    wire n590 = in[54] ^ in[138];
    wire n591 = ~in[52] & in[138];
    wire n592 = in[135] | in[138];
    wire n593 = in[54] & ~in[139];
    wire n594 = in[139] ^ in[165];
    wire n595 = in[111] | in[139];
    wire n596 = ~in[140] & in[198];
    wire n597 = in[114] ^ in[140];
    wire n598 = ~in[140] & in[196];
    wire n599 = in[113] ^ in[141];
    wire n600 = in[114] ^ in[141];
    wire n601 = in[141] | in[200];
    wire n602 = in[88] & in[141];
    wire n603 = in[142] & ~in[225];
    wire n604 = in[142] | in[199];
    wire n605 = ~in[142] & in[144];
    wire n606 = in[143] & ~in[196];
    wire n607 = in[143] | in[196];
    wire n608 = ~in[143] & in[144];
    wire n609 = in[143] & in[229];
    wire n610 = in[144] ^ in[200];
    wire n611 = in[144] ^ in[145];
    wire n612 = in[89] ^ in[144];
    wire n613 = ~in[145] & in[202];
    wire n614 = in[60] | in[145];
    wire n615 = in[145] ^ in[176];
    wire n616 = in[145] ^ in[229];
    wire n617 = in[146] & ~in[201];
    wire n618 = in[146] & ~in[228];
    wire n619 = in[146] | in[149];
    wire n620 = ~in[120] & in[147];
    wire n621 = in[122] | in[147];
    wire n622 = ~in[90] & in[147];
    wire n623 = in[147] ^ in[230];
    wire n624 = in[147] & ~in[233];
    wire n625 = in[147] & ~in[173];
    wire n626 = in[94] | in[148];
    wire n627 = in[148] ^ in[203];
    wire n628 = in[148] | in[204];
    wire n629 = in[148] | in[179];
    wire n630 = ~in[92] & in[148];
    wire n631 = in[118] | in[149];
    wire n632 = in[90] | in[149];
    wire n633 = in[147] | in[149];
    wire n634 = in[149] & in[208];
    wire n635 = in[64] | in[149];
    wire n636 = in[67] | in[150];
    wire n637 = ~in[67] & in[150];
    wire n638 = in[120] & in[150];
    wire n639 = in[95] | in[150];
    wire n640 = in[150] & ~in[178];
    wire n641 = ~in[150] & in[209];
    wire n642 = in[150] & in[151];
    wire n643 = in[150] & in[178];
    wire n644 = in[121] | in[150];
    wire n645 = in[150] | in[152];
    wire n646 = in[151] | in[208];
    wire n647 = in[151] | in[209];
    wire n648 = in[151] ^ in[204];
    wire n649 = in[96] ^ in[151];
    wire n650 = in[151] ^ in[154];
    wire n651 = in[151] | in[182];
    wire n652 = in[152] | in[177];
    wire n653 = in[152] | in[178];
    wire n654 = in[152] | in[210];
    wire n655 = in[152] ^ in[233];
    wire n656 = in[153] | in[156];
    wire n657 = in[127] | in[153];
    wire n658 = in[126] & ~in[153];
    wire n659 = in[66] | in[153];
    wire n660 = in[95] ^ in[153];
    wire n661 = in[126] | in[153];
    wire n662 = in[153] ^ in[156];
    wire n663 = in[67] | in[154];
    wire n664 = in[154] ^ in[238];
    wire n665 = in[101] | in[154];
    wire n666 = in[154] & in[179];
    wire n667 = in[154] ^ in[211];
    wire n668 = in[154] ^ in[236];
    wire n669 = in[125] ^ in[154];
    wire n670 = in[155] & in[186];
    wire n671 = ~(in[155] ^ in[211]);
    wire n672 = in[155] & ~in[158];
    wire n673 = ~in[96] & in[155];
    wire n674 = in[70] | in[155];
    wire n675 = in[155] ^ in[238];
    wire n676 = in[155] | in[183];
    wire n677 = in[153] & ~in[156];
    wire n678 = in[155] ^ in[156];
    wire n679 = in[125] | in[156];
    wire n680 = in[98] | in[156];
    wire n681 = in[74] ^ in[156];
    wire n682 = in[73] | in[156];
    wire n683 = in[156] & ~in[210];
    wire n684 = in[74] | in[156];
    wire n685 = in[157] & ~in[185];
    wire n686 = in[157] & ~in[188];
    wire n687 = in[155] & in[157];
    wire n688 = ~in[98] & in[157];
    wire n689 = in[155] | in[157];
    wire n690 = in[157] ^ in[159];
    wire n691 = in[157] & ~in[242];
    wire n692 = in[72] ^ in[158];
    wire n693 = in[158] & in[216];
    wire n694 = in[158] | in[185];
    wire n695 = in[131] | in[158];
    wire n696 = in[128] | in[158];
    wire n697 = in[158] ^ in[239];
    wire n698 = in[158] | in[161];
    wire n699 = in[132] | in[159];
    wire n700 = in[72] ^ in[159];
    wire n701 = ~(in[159] ^ in[240]);
    wire n702 = in[159] & ~in[188];
    wire n703 = in[159] ^ in[246];
    wire n704 = in[159] ^ in[241];
    wire n705 = in[160] | in[214];
    wire n706 = in[102] ^ in[160];
    wire n707 = in[78] | in[160];
    wire n708 = in[134] ^ in[160];
    wire n709 = in[160] ^ in[214];
    wire n710 = in[73] | in[160];
    wire n711 = in[75] | in[160];
    wire n712 = in[158] ^ in[160];
    wire n713 = in[161] | in[220];
    wire n714 = ~in[161] & in[243];
    wire n715 = in[108] | in[161];
    wire n716 = in[161] ^ in[186];
    wire n717 = in[104] | in[162];
    wire n718 = ~in[106] & in[162];
    wire n719 = in[162] ^ in[243];
    wire n720 = in[162] ^ in[193];
    wire n721 = in[162] | in[189];
    wire n722 = ~in[137] & in[163];
    wire n723 = in[163] ^ in[248];
    wire n724 = in[162] ^ in[163];
    wire n725 = ~in[163] & in[166];
    wire n726 = in[163] | in[250];
    wire n727 = in[164] | in[167];
    wire n728 = in[164] & in[165];
    wire n729 = ~in[164] & in[219];
    wire n730 = in[78] ^ in[164];
    wire n731 = in[164] | in[249];
    wire n732 = ~in[165] & in[246];
    wire n733 = in[111] ^ in[165];
    wire n734 = in[165] | in[246];
    wire n735 = ~in[81] & in[165];
    wire n736 = in[82] | in[165];
    wire n737 = in[165] ^ in[191];
    wire n738 = in[165] ^ in[218];
    wire n739 = in[166] ^ in[221];
    wire n740 = in[166] | in[195];
    wire n741 = ~in[166] & in[195];
    wire n742 = in[167] | in[249];
    wire n743 = in[82] | in[167];
    wire n744 = in[167] | in[251];
    wire n745 = in[111] & ~in[167];
    wire n746 = in[167] & in[220];
    wire n747 = in[87] & ~in[168];
    wire n748 = in[141] & in[168];
    wire n749 = in[169] ^ in[228];
    wire n750 = in[169] & in[196];
    wire n751 = ~in[169] & in[227];
    wire n752 = in[170] & ~in[227];
    wire n753 = in[86] | in[170];
    wire n754 = in[146] | in[171];
    wire n755 = in[171] & in[201];
    wire n756 = in[171] | in[196];
    wire n757 = in[168] ^ in[171];
    wire n758 = in[146] | in[172];
    wire n759 = in[172] & ~in[198];
    wire n760 = in[172] | in[254];
    wire n761 = in[116] ^ in[172];
    wire n762 = in[172] ^ in[201];
    wire n763 = in[172] | in[203];
    wire n764 = in[172] | in[202];
    wire n765 = in[173] & ~in[176];
    wire n766 = in[173] | in[201];
    wire n767 = in[173] | in[176];
    wire n768 = in[89] | in[173];
    wire n769 = in[173] & ~in[175];
    wire n770 = in[171] | in[174];
    wire n771 = in[174] & in[228];
    wire n772 = in[146] ^ in[174];
    wire n773 = in[174] & ~in[256];
    wire n774 = in[174] ^ in[202];
    wire n775 = in[90] & ~in[174];
    wire n776 = in[174] | in[175];
    wire n777 = in[175] | in[260];
    wire n778 = in[175] ^ in[261];
    wire n779 = in[175] | in[204];
    wire n780 = in[175] | in[178];
    wire n781 = in[175] & ~in[257];
    wire n782 = in[175] | in[257];
    wire n783 = in[175] ^ in[258];
    wire n784 = in[176] & ~in[202];
    wire n785 = in[94] ^ in[176];
    wire n786 = in[176] | in[233];
    wire n787 = in[91] & ~in[177];
    wire n788 = in[177] ^ in[230];
    wire n789 = in[95] | in[177];
    wire n790 = in[148] & ~in[177];
    wire n791 = in[177] | in[204];
    wire n792 = in[177] & ~in[264];
    wire n793 = in[122] | in[178];
    wire n794 = in[178] ^ in[236];
    wire n795 = in[178] ^ in[259];
    wire n796 = in[153] | in[178];
    wire n797 = in[178] | in[233];
    wire n798 = ~in[95] & in[179];
    wire n799 = in[92] & ~in[179];
    wire n800 = in[179] | in[261];
    wire n801 = in[179] ^ in[235];
    wire n802 = in[122] | in[179];
    wire n803 = in[179] | in[234];
    wire n804 = ~in[179] & in[233];
    wire n805 = in[180] ^ in[265];
    wire n806 = in[180] | in[183];
    wire n807 = ~in[94] & in[180];
    wire n808 = in[124] | in[180];
    wire n809 = ~in[98] & in[180];
    wire n810 = in[180] ^ in[183];
    wire n811 = in[99] ^ in[180];
    wire n812 = in[123] ^ in[181];
    wire n813 = in[180] & ~in[181];
    wire n814 = in[128] | in[181];
    wire n815 = in[151] | in[181];
    wire n816 = in[125] ^ in[181];
    wire n817 = in[181] & in[239];
    wire n818 = in[99] & in[182];
    wire n819 = in[182] ^ in[269];
    wire n820 = in[182] | in[235];
    wire n821 = in[182] | in[210];
    wire n822 = in[182] | in[263];
    wire n823 = in[124] ^ in[182];
    wire n824 = in[183] ^ in[265];
    wire n825 = in[127] ^ in[183];
    wire n826 = ~in[183] & in[237];
    wire n827 = in[126] | in[183];
    wire n828 = in[125] & ~in[183];
    wire n829 = in[183] | in[264];
    wire n830 = in[159] & in[184];
    wire n831 = in[131] | in[184];
    wire n832 = in[128] ^ in[184];
    wire n833 = in[184] | in[212];
    wire n834 = in[131] & ~in[184];
    wire n835 = in[154] & in[184];
    wire n836 = in[184] & in[267];
    wire n837 = in[129] & in[185];
    wire n838 = in[185] | in[187];
    wire n839 = ~in[131] & in[185];
    wire n840 = in[131] ^ in[185];
    wire n841 = in[98] ^ in[185];
    wire n842 = in[185] & in[214];
    wire n843 = ~in[185] & in[267];
    wire n844 = in[183] & in[186];
    wire n845 = in[156] | in[186];
    wire n846 = in[155] ^ in[186];
    wire n847 = in[186] ^ in[272];
    wire n848 = in[156] & ~in[187];
    wire n849 = in[187] | in[246];
    wire n850 = in[187] ^ in[244];
    wire n851 = in[186] ^ in[187];
    wire n852 = in[187] ^ in[245];
    wire n853 = in[187] | in[218];
    wire n854 = in[187] & ~in[212];
    wire n855 = in[188] | in[243];
    wire n856 = in[188] | in[190];
    wire n857 = ~in[188] & in[216];
    wire n858 = in[157] ^ in[188];
    wire n859 = in[188] ^ in[271];
    wire n860 = in[157] & in[188];
    wire n861 = in[189] ^ in[248];
    wire n862 = in[135] ^ in[189];
    wire n863 = in[108] | in[189];
    wire n864 = in[189] ^ in[217];
    wire n865 = in[130] | in[189];
    wire n866 = in[189] & ~in[272];
    wire n867 = in[189] | in[245];
    wire n868 = in[134] & ~in[189];
    wire n869 = in[190] ^ in[277];
    wire n870 = in[104] ^ in[190];
    wire n871 = in[105] ^ in[190];
    wire n872 = in[162] | in[190];
    wire n873 = in[190] ^ in[273];
    wire n874 = in[190] & in[245];
    wire n875 = ~in[190] & in[247];
    wire n876 = ~in[191] & in[250];
    wire n877 = ~in[191] & in[272];
    wire n878 = in[105] ^ in[191];
    wire n879 = in[191] | in[245];
    wire n880 = ~in[191] & in[244];
    wire n881 = ~in[105] & in[192];
    wire n882 = in[109] & ~in[192];
    wire n883 = in[192] | in[245];
    wire n884 = in[136] ^ in[192];
    wire n885 = in[192] ^ in[279];
    wire n886 = ~in[138] & in[192];
    wire n887 = in[165] | in[192];
    wire n888 = in[110] | in[192];
    wire n889 = in[193] | in[277];
    wire n890 = in[191] | in[193];
    wire n891 = in[192] & ~in[193];
    wire n892 = in[134] | in[193];
    wire n893 = in[135] & in[193];
    wire n894 = in[193] | in[194];
    wire n895 = in[191] & in[193];
    wire n896 = in[194] | in[250];
    wire n897 = in[166] | in[194];
    wire n898 = in[135] & ~in[194];
    wire n899 = in[194] & in[219];
    wire n900 = in[164] & ~in[194];
    wire n901 = in[137] & ~in[195];
    wire n902 = ~in[195] & in[276];
    wire n903 = ~in[196] & in[197];
    wire n904 = in[141] | in[196];
    wire n905 = in[168] ^ in[196];
    wire n906 = in[196] ^ in[255];
    wire n907 = in[113] & in[197];
    wire n908 = in[197] & in[224];
    wire n909 = in[172] ^ in[197];
    wire n910 = in[171] & ~in[197];
    wire n911 = ~in[197] & in[199];
    wire n912 = in[145] & ~in[198];
    wire n913 = in[141] & ~in[198];
    wire n914 = in[199] | in[230];
    wire n915 = in[199] | in[284];
    wire n916 = in[173] ^ in[199];
    wire n917 = in[143] | in[199];
    wire n918 = ~in[115] & in[200];
    wire n919 = ~in[200] & in[202];
    wire n920 = in[170] | in[200];
    wire n921 = in[200] & in[225];
    wire n922 = ~in[200] & in[230];
    wire n923 = in[200] ^ in[228];
    wire n924 = in[201] & in[282];
    wire n925 = in[170] | in[201];
    wire n926 = in[148] ^ in[201];
    wire n927 = in[201] | in[283];
    wire n928 = in[172] | in[201];
    wire n929 = in[119] | in[201];
    wire n930 = in[201] & ~in[259];
    wire n931 = in[202] | in[230];
    wire n932 = in[116] ^ in[202];
    wire n933 = ~in[115] & in[202];
    wire n934 = in[147] | in[202];
    wire n935 = in[148] | in[202];
    wire n936 = in[202] & ~in[227];
    wire n937 = in[202] | in[258];
    wire n938 = in[203] | in[231];
    wire n939 = in[200] & in[203];
    wire n940 = ~in[203] & in[258];
    wire n941 = in[174] & in[203];
    wire n942 = in[203] & in[205];
    wire n943 = in[119] | in[203];
    wire n944 = in[203] | in[259];
    wire n945 = in[204] & in[290];
    wire n946 = in[204] | in[231];
    wire n947 = in[204] & ~in[205];
    wire n948 = in[121] ^ in[204];
    wire n949 = in[122] | in[204];
    wire n950 = in[201] ^ in[204];
    wire n951 = in[204] & in[261];
    wire n952 = in[204] ^ in[233];
    wire n953 = in[150] & ~in[204];
    wire n954 = in[205] & in[208];
    wire n955 = in[205] ^ in[263];
    wire n956 = in[205] & ~in[260];
    wire n957 = in[124] ^ in[205];
    wire n958 = ~in[121] & in[205];
    wire n959 = in[205] ^ in[286];
    wire n960 = in[149] & ~in[206];
    wire n961 = in[206] | in[207];
    wire n962 = ~in[147] & in[206];
    wire n963 = in[179] | in[206];
    wire n964 = in[181] ^ in[206];
    wire n965 = in[150] | in[207];
    wire n966 = in[207] ^ in[235];
    wire n967 = in[181] ^ in[207];
    wire n968 = in[122] & ~in[207];
    wire n969 = in[207] | in[234];
    wire n970 = in[120] & in[207];
    wire n971 = in[208] ^ in[289];
    wire n972 = ~(in[153] ^ in[208]);
    wire n973 = in[208] ^ in[293];
    wire n974 = in[208] ^ in[261];
    wire n975 = in[208] ^ in[263];
    wire n976 = in[152] | in[208];
    wire n977 = in[152] ^ in[209];
    wire n978 = in[178] ^ in[209];
    wire n979 = in[150] & in[209];
    wire n980 = in[151] ^ in[209];
    wire n981 = in[184] | in[209];
    wire n982 = in[181] ^ in[209];
    wire n983 = ~in[209] & in[234];
    wire n984 = in[185] & in[210];
    wire n985 = ~in[210] & in[267];
    wire n986 = in[154] ^ in[210];
    wire n987 = in[153] & in[210];
    wire n988 = in[154] & in[210];
    wire n989 = in[210] & ~in[295];
    wire n990 = in[182] & ~in[210];
    wire n991 = in[184] | in[210];
    wire n992 = in[211] | in[212];
    wire n993 = in[211] ^ in[214];
    wire n994 = in[128] ^ in[211];
    wire n995 = ~in[211] & in[242];
    wire n996 = in[211] ^ in[239];
    wire n997 = in[211] | in[267];
    wire n998 = ~in[212] & in[299];
    wire n999 = in[212] ^ in[267];
    wire n1000 = in[212] & in[268];
    wire n1001 = in[187] | in[213];
    wire n1002 = in[210] ^ in[213];
    wire n1003 = in[156] | in[213];
    wire n1004 = ~in[160] & in[213];
    wire n1005 = in[213] ^ in[239];
    wire n1006 = in[187] & in[213];
    wire n1007 = in[128] & in[213];
    wire n1008 = in[213] | in[244];
    wire n1009 = in[214] | in[300];
    wire n1010 = in[214] ^ in[300];
    wire n1011 = in[214] ^ in[240];
    wire n1012 = in[214] | in[215];
    wire n1013 = in[214] & ~in[297];
    wire n1014 = ~(in[214] ^ in[269]);
    wire n1015 = in[215] ^ in[296];
    wire n1016 = ~in[215] & in[301];
    wire n1017 = in[215] & in[300];
    wire n1018 = ~in[134] & in[215];
    wire n1019 = in[215] & in[298];
    wire n1020 = in[129] ^ in[215];
    wire n1021 = in[215] ^ in[300];
    wire n1022 = in[215] ^ in[242];
    wire n1023 = in[216] & in[219];
    wire n1024 = in[216] | in[299];
    wire n1025 = in[216] ^ in[298];
    wire n1026 = in[189] | in[216];
    wire n1027 = in[188] & ~in[216];
    wire n1028 = in[217] | in[218];
    wire n1029 = in[188] | in[217];
    wire n1030 = in[135] & in[217];
    wire n1031 = in[217] | in[303];
    wire n1032 = in[160] & ~in[217];
    wire n1033 = ~in[163] & in[217];
    wire n1034 = in[159] & in[217];
    wire n1035 = in[218] ^ in[273];
    wire n1036 = in[161] ^ in[218];
    wire n1037 = in[218] | in[300];
    wire n1038 = in[159] ^ in[218];
    wire n1039 = in[218] & ~in[220];
    wire n1040 = in[165] | in[218];
    wire n1041 = ~in[162] & in[218];
    wire n1042 = in[191] | in[219];
    wire n1043 = in[219] | in[277];
    wire n1044 = ~in[165] & in[219];
    wire n1045 = ~in[219] & in[301];
    wire n1046 = in[138] ^ in[219];
    wire n1047 = in[220] | in[249];
    wire n1048 = in[220] & ~in[223];
    wire n1049 = in[164] ^ in[220];
    wire n1050 = in[135] & ~in[220];
    wire n1051 = in[192] ^ in[220];
    wire n1052 = in[138] ^ in[220];
    wire n1053 = in[164] | in[220];
    wire n1054 = in[189] ^ in[220];
    wire n1055 = in[220] & in[278];
    wire n1056 = in[221] & ~in[279];
    wire n1057 = in[192] | in[221];
    wire n1058 = in[190] ^ in[221];
    wire n1059 = in[221] | in[248];
    wire n1060 = ~in[167] & in[221];
    wire n1061 = in[221] | in[307];
    wire n1062 = in[222] ^ in[305];
    wire n1063 = in[222] | in[276];
    wire n1064 = in[166] | in[222];
    wire n1065 = in[163] | in[222];
    wire n1066 = ~in[139] & in[222];
    wire n1067 = in[165] | in[223];
    wire n1068 = in[223] | in[304];
    wire n1069 = in[136] ^ in[223];
    wire n1070 = ~in[223] & in[277];
    wire n1071 = in[167] | in[223];
    wire n1072 = in[223] ^ in[251];
    wire n1073 = in[164] ^ in[223];
    wire n1074 = in[142] & ~in[224];
    wire n1075 = in[224] | in[281];
    wire n1076 = ~in[169] & in[224];
    wire n1077 = in[168] & in[224];
    wire n1078 = in[225] & in[310];
    wire n1079 = in[225] ^ in[226];
    wire n1080 = in[172] ^ in[225];
    wire n1081 = in[143] & ~in[225];
    wire n1082 = in[142] & in[225];
    wire n1083 = in[226] ^ in[280];
    wire n1084 = in[170] | in[226];
    wire n1085 = in[171] ^ in[226];
    wire n1086 = in[226] | in[309];
    wire n1087 = in[226] | in[229];
    wire n1088 = in[227] ^ in[228];
    wire n1089 = ~in[227] & in[309];
    wire n1090 = in[174] ^ in[227];
    wire n1091 = in[227] | in[281];
    wire n1092 = in[228] ^ in[256];
    wire n1093 = in[142] | in[228];
    wire n1094 = in[172] | in[228];
    wire n1095 = in[228] & ~in[284];
    wire n1096 = in[228] & ~in[312];
    wire n1097 = in[144] | in[228];
    wire n1098 = in[148] ^ in[229];
    wire n1099 = in[229] & ~in[283];
    wire n1100 = ~in[174] & in[229];
    wire n1101 = in[229] ^ in[312];
    wire n1102 = in[227] | in[229];
    wire n1103 = in[203] ^ in[229];
    wire n1104 = in[148] & in[230];
    wire n1105 = in[230] & ~in[314];
    wire n1106 = in[174] | in[230];
    wire n1107 = in[204] | in[230];
    wire n1108 = in[202] & ~in[230];
    wire n1109 = in[228] | in[230];
    wire n1110 = in[175] ^ in[230];
    wire n1111 = in[231] | in[289];
    wire n1112 = in[172] & ~in[231];
    wire n1113 = in[145] | in[231];
    wire n1114 = in[200] & ~in[231];
    wire n1115 = in[150] ^ in[232];
    wire n1116 = ~in[174] & in[232];
    wire n1117 = in[232] | in[288];
    wire n1118 = in[173] & in[232];
    wire n1119 = in[232] | in[314];
    wire n1120 = in[232] | in[317];
    wire n1121 = in[177] & ~in[233];
    wire n1122 = in[179] ^ in[233];
    wire n1123 = in[233] | in[291];
    wire n1124 = in[232] | in[233];
    wire n1125 = in[233] | in[258];
    wire n1126 = in[233] ^ in[292];
    wire n1127 = in[233] ^ in[289];
    wire n1128 = in[151] ^ in[234];
    wire n1129 = in[234] & ~in[237];
    wire n1130 = in[148] ^ in[234];
    wire n1131 = in[234] | in[289];
    wire n1132 = ~(in[180] ^ in[234]);
    wire n1133 = in[232] | in[234];
    wire n1134 = in[235] & in[291];
    wire n1135 = in[149] & ~in[235];
    wire n1136 = ~in[235] & in[290];
    wire n1137 = in[235] ^ in[316];
    wire n1138 = in[209] & in[235];
    wire n1139 = in[235] | in[261];
    wire n1140 = in[234] & in[236];
    wire n1141 = in[206] ^ in[236];
    wire n1142 = in[236] | in[293];
    wire n1143 = ~(in[205] ^ in[236]);
    wire n1144 = in[236] ^ in[294];
    wire n1145 = in[149] | in[236];
    wire n1146 = in[151] ^ in[236];
    wire n1147 = in[156] ^ in[237];
    wire n1148 = in[237] | in[322];
    wire n1149 = in[237] | in[266];
    wire n1150 = in[207] ^ in[237];
    wire n1151 = in[234] | in[237];
    wire n1152 = in[182] ^ in[237];
    wire n1153 = in[210] | in[238];
    wire n1154 = in[238] | in[321];
    wire n1155 = in[238] | in[239];
    wire n1156 = in[182] ^ in[238];
    wire n1157 = ~in[238] & in[268];
    wire n1158 = in[236] & in[238];
    wire n1159 = in[154] | in[238];
    wire n1160 = in[156] & ~in[238];
    wire n1161 = in[238] | in[323];
    wire n1162 = in[239] ^ in[294];
    wire n1163 = ~in[239] & in[321];
    wire n1164 = ~(in[239] & in[270]);
    wire n1165 = in[239] | in[241];
    wire n1166 = in[239] & in[267];
    wire n1167 = in[155] ^ in[239];
    wire n1168 = ~in[240] & in[326];
    wire n1169 = in[240] | in[269];
    wire n1170 = in[185] ^ in[240];
    wire n1171 = in[240] | in[270];
    wire n1172 = in[158] & in[241];
    wire n1173 = in[241] ^ in[266];
    wire n1174 = in[241] & ~in[328];
    wire n1175 = in[241] | in[298];
    wire n1176 = in[154] & ~in[241];
    wire n1177 = in[212] & in[242];
    wire n1178 = in[242] ^ in[298];
    wire n1179 = ~in[242] & in[329];
    wire n1180 = ~in[242] & in[327];
    wire n1181 = in[215] | in[242];
    wire n1182 = in[242] | in[269];
    wire n1183 = in[188] ^ in[243];
    wire n1184 = in[156] & in[243];
    wire n1185 = in[243] & ~in[328];
    wire n1186 = in[190] | in[243];
    wire n1187 = in[243] & in[270];
    wire n1188 = in[157] ^ in[243];
    wire n1189 = in[244] | in[273];
    wire n1190 = in[219] | in[244];
    wire n1191 = in[188] ^ in[244];
    wire n1192 = in[244] | in[274];
    wire n1193 = in[244] ^ in[269];
    wire n1194 = in[215] | in[245];
    wire n1195 = in[245] & in[327];
    wire n1196 = in[245] | in[301];
    wire n1197 = in[245] ^ in[300];
    wire n1198 = in[245] & in[247];
    wire n1199 = in[245] & in[298];
    wire n1200 = in[245] & in[273];
    wire n1201 = in[245] & in[329];
    wire n1202 = in[190] | in[246];
    wire n1203 = in[216] | in[246];
    wire n1204 = ~in[246] & in[329];
    wire n1205 = in[246] | in[303];
    wire n1206 = in[191] | in[246];
    wire n1207 = in[162] ^ in[246];
    wire n1208 = in[191] & ~in[247];
    wire n1209 = in[247] | in[278];
    wire n1210 = ~in[160] & in[247];
    wire n1211 = in[247] | in[300];
    wire n1212 = in[247] ^ in[276];
    wire n1213 = in[247] ^ in[306];
    wire n1214 = in[248] ^ in[304];
    wire n1215 = in[248] ^ in[274];
    wire n1216 = in[161] ^ in[248];
    wire n1217 = in[248] & ~in[301];
    wire n1218 = in[248] | in[276];
    wire n1219 = in[248] & ~in[335];
    wire n1220 = in[248] & in[273];
    wire n1221 = in[249] & ~in[304];
    wire n1222 = in[249] | in[302];
    wire n1223 = in[249] & in[251];
    wire n1224 = ~in[195] & in[249];
    wire n1225 = in[222] | in[249];
    wire n1226 = in[163] & in[249];
    wire n1227 = in[191] ^ in[250];
    wire n1228 = in[250] | in[278];
    wire n1229 = in[250] & ~in[303];
    wire n1230 = in[221] | in[251];
    wire n1231 = ~in[251] & in[279];
    wire n1232 = in[251] ^ in[332];
    wire n1233 = in[194] & in[251];
    wire n1234 = in[171] ^ in[252];
    wire n1235 = in[252] ^ in[254];
    wire n1236 = ~in[252] & in[308];
    wire n1237 = in[171] & ~in[252];
    wire n1238 = in[252] & ~in[336];
    wire n1239 = in[227] | in[252];
    wire n1240 = in[253] | in[338];
    wire n1241 = ~in[252] & in[253];
    wire n1242 = in[228] | in[253];
    wire n1243 = ~in[172] & in[253];
    wire n1244 = in[170] & ~in[253];
    wire n1245 = in[229] | in[254];
    wire n1246 = in[173] & in[254];
    wire n1247 = in[170] ^ in[254];
    wire n1248 = in[254] | in[284];
    wire n1249 = in[255] | in[336];
    wire n1250 = in[255] ^ in[336];
    wire n1251 = in[226] ^ in[255];
    wire n1252 = in[202] & ~in[255];
    wire n1253 = in[197] ^ in[256];
    wire n1254 = in[256] | in[337];
    wire n1255 = in[256] ^ in[312];
    wire n1256 = in[226] ^ in[257];
    wire n1257 = in[254] | in[257];
    wire n1258 = in[257] ^ in[314];
    wire n1259 = in[202] | in[257];
    wire n1260 = in[257] | in[316];
    wire n1261 = ~in[258] & in[342];
    wire n1262 = in[258] | in[288];
    wire n1263 = in[230] & ~in[258];
    wire n1264 = ~in[199] & in[258];
    wire n1265 = in[256] ^ in[259];
    wire n1266 = in[229] | in[259];
    wire n1267 = in[259] | in[343];
    wire n1268 = in[259] & in[315];
    wire n1269 = in[259] | in[286];
    wire n1270 = in[260] | in[262];
    wire n1271 = in[202] ^ in[260];
    wire n1272 = in[260] & ~in[317];
    wire n1273 = in[173] & ~in[260];
    wire n1274 = in[260] & in[287];
    wire n1275 = in[179] | in[260];
    wire n1276 = ~in[260] & in[261];
    wire n1277 = in[261] | in[287];
    wire n1278 = in[261] & ~in[264];
    wire n1279 = in[231] ^ in[261];
    wire n1280 = in[208] & in[261];
    wire n1281 = in[261] ^ in[287];
    wire n1282 = in[174] & ~in[261];
    wire n1283 = in[261] & in[343];
    wire n1284 = in[262] | in[264];
    wire n1285 = in[178] ^ in[262];
    wire n1286 = in[262] ^ in[265];
    wire n1287 = in[179] ^ in[263];
    wire n1288 = in[263] ^ in[288];
    wire n1289 = in[262] | in[263];
    wire n1290 = in[180] ^ in[263];
    wire n1291 = ~in[263] & in[264];
    wire n1292 = in[264] ^ in[348];
    wire n1293 = in[264] | in[322];
    wire n1294 = in[264] & ~in[292];
    wire n1295 = in[205] | in[264];
    wire n1296 = ~in[264] & in[317];
    wire n1297 = in[264] | in[294];
    wire n1298 = in[234] ^ in[264];
    wire n1299 = in[265] | in[319];
    wire n1300 = in[209] & in[265];
    wire n1301 = in[180] & ~in[265];
    wire n1302 = in[239] & ~in[265];
    wire n1303 = in[265] | in[292];
    wire n1304 = in[212] & ~in[265];
    wire n1305 = ~in[266] & in[320];
    wire n1306 = in[237] & in[266];
    wire n1307 = in[266] ^ in[297];
    wire n1308 = in[266] | in[293];
    wire n1309 = in[179] ^ in[266];
    wire n1310 = in[267] ^ in[269];
    wire n1311 = in[181] | in[267];
    wire n1312 = in[267] | in[348];
    wire n1313 = in[267] & in[349];
    wire n1314 = in[208] & in[267];
    wire n1315 = in[267] & in[297];
    wire n1316 = in[267] | in[298];
    wire n1317 = in[240] | in[268];
    wire n1318 = in[238] | in[268];
    wire n1319 = in[268] & in[351];
    wire n1320 = in[213] ^ in[268];
    wire n1321 = in[243] & in[268];
    wire n1322 = ~in[181] & in[268];
    wire n1323 = in[239] ^ in[269];
    wire n1324 = in[213] | in[269];
    wire n1325 = in[269] | in[324];
    wire n1326 = in[269] & in[354];
    wire n1327 = in[183] ^ in[269];
    wire n1328 = in[216] | in[270];
    wire n1329 = in[212] | in[270];
    wire n1330 = in[188] ^ in[270];
    wire n1331 = in[270] & ~in[351];
    wire n1332 = in[184] ^ in[270];
    wire n1333 = in[270] | in[272];
    wire n1334 = in[270] ^ in[326];
    wire n1335 = in[270] | in[271];
    wire n1336 = in[190] ^ in[271];
    wire n1337 = in[271] | in[300];
    wire n1338 = in[271] | in[353];
    wire n1339 = in[271] ^ in[352];
    wire n1340 = ~in[190] & in[271];
    wire n1341 = in[215] | in[271];
    wire n1342 = in[272] | in[297];
    wire n1343 = in[272] ^ in[354];
    wire n1344 = in[271] | in[272];
    wire n1345 = in[190] ^ in[272];
    wire n1346 = in[272] & in[355];
    wire n1347 = in[272] | in[300];
    wire n1348 = in[272] | in[301];
    wire n1349 = ~in[272] & in[302];
    wire n1350 = in[242] ^ in[272];
    wire n1351 = in[273] ^ in[298];
    wire n1352 = in[273] | in[302];
    wire n1353 = in[273] | in[276];
    wire n1354 = in[217] | in[273];
    wire n1355 = ~(in[271] ^ in[274]);
    wire n1356 = in[249] ^ in[274];
    wire n1357 = in[274] ^ in[333];
    wire n1358 = in[274] | in[276];
    wire n1359 = in[274] & in[300];
    wire n1360 = in[217] ^ in[274];
    wire n1361 = ~in[193] & in[275];
    wire n1362 = in[250] | in[275];
    wire n1363 = in[275] ^ in[300];
    wire n1364 = in[275] | in[302];
    wire n1365 = in[220] | in[275];
    wire n1366 = in[275] | in[306];
    wire n1367 = in[248] ^ in[276];
    wire n1368 = in[276] ^ in[360];
    wire n1369 = in[276] ^ in[357];
    wire n1370 = in[249] | in[276];
    wire n1371 = ~in[276] & in[357];
    wire n1372 = in[195] ^ in[276];
    wire n1373 = in[220] | in[277];
    wire n1374 = in[277] & ~in[361];
    wire n1375 = in[277] | in[359];
    wire n1376 = in[191] | in[277];
    wire n1377 = in[220] & in[277];
    wire n1378 = in[193] & ~in[277];
    wire n1379 = in[248] | in[277];
    wire n1380 = in[277] | in[303];
    wire n1381 = in[219] ^ in[278];
    wire n1382 = in[248] | in[278];
    wire n1383 = in[275] | in[278];
    wire n1384 = ~in[278] & in[333];
    wire n1385 = in[278] | in[360];
    wire n1386 = in[277] ^ in[279];
    wire n1387 = in[249] & ~in[279];
    wire n1388 = in[222] | in[279];
    wire n1389 = ~in[280] & in[283];
    wire n1390 = in[280] & ~in[281];
    wire n1391 = in[253] & ~in[281];
    wire n1392 = in[228] ^ in[281];
    wire n1393 = in[281] ^ in[337];
    wire n1394 = in[199] & ~in[281];
    wire n1395 = ~in[282] & in[283];
    wire n1396 = in[282] | in[365];
    wire n1397 = in[196] ^ in[282];
    wire n1398 = in[226] & in[282];
    wire n1399 = in[257] & ~in[283];
    wire n1400 = ~in[283] & in[336];
    wire n1401 = in[281] & ~in[283];
    wire n1402 = in[283] ^ in[338];
    wire n1403 = in[228] | in[283];
    wire n1404 = ~in[200] & in[283];
    wire n1405 = ~in[284] & in[343];
    wire n1406 = in[202] ^ in[284];
    wire n1407 = in[284] | in[338];
    wire n1408 = in[201] | in[284];
    wire n1409 = in[284] & ~in[370];
    wire n1410 = in[285] & ~in[310];
    wire n1411 = in[232] | in[285];
    wire n1412 = in[285] & ~in[341];
    wire n1413 = in[202] ^ in[285];
    wire n1414 = in[230] | in[285];
    wire n1415 = in[256] | in[285];
    wire n1416 = in[286] | in[313];
    wire n1417 = in[283] ^ in[286];
    wire n1418 = in[285] | in[286];
    wire n1419 = in[286] ^ in[343];
    wire n1420 = ~in[256] & in[286];
    wire n1421 = in[287] | in[341];
    wire n1422 = in[287] | in[314];
    wire n1423 = in[231] | in[287];
    wire n1424 = in[232] | in[287];
    wire n1425 = in[287] ^ in[373];
    wire n1426 = in[259] & ~in[287];
    wire n1427 = ~(in[287] ^ in[290]);
    wire n1428 = in[288] | in[374];
    wire n1429 = in[262] | in[288];
    wire n1430 = in[288] & ~in[372];
    wire n1431 = ~in[288] & in[372];
    wire n1432 = ~in[201] & in[288];
    wire n1433 = in[288] | in[345];
    wire n1434 = in[289] | in[376];
    wire n1435 = in[289] ^ in[343];
    wire n1436 = in[289] & in[346];
    wire n1437 = in[289] | in[314];
    wire n1438 = in[289] | in[347];
    wire n1439 = in[287] ^ in[289];
    wire n1440 = ~in[289] & in[374];
    wire n1441 = in[237] & in[290];
    wire n1442 = in[203] ^ in[290];
    wire n1443 = ~(in[290] ^ in[347]);
    wire n1444 = in[264] & in[290];
    wire n1445 = ~in[290] & in[291];
    wire n1446 = ~in[203] & in[290];
    wire n1447 = ~in[264] & in[291];
    wire n1448 = in[237] ^ in[291];
    wire n1449 = in[291] ^ in[345];
    wire n1450 = in[236] | in[291];
    wire n1451 = in[291] | in[378];
    wire n1452 = in[263] | in[291];
    wire n1453 = in[261] ^ in[292];
    wire n1454 = in[292] & in[322];
    wire n1455 = ~in[292] & in[350];
    wire n1456 = ~(in[234] ^ in[292]);
    wire n1457 = in[237] | in[292];
    wire n1458 = ~in[293] & in[346];
    wire n1459 = in[293] | in[323];
    wire n1460 = ~(in[293] | in[351]);
    wire n1461 = in[209] ^ in[293];
    wire n1462 = in[263] ^ in[293];
    wire n1463 = ~in[293] & in[377];
    wire n1464 = in[213] ^ in[294];
    wire n1465 = in[292] | in[294];
    wire n1466 = ~(in[266] | in[294]);
    wire n1467 = ~in[235] & in[294];
    wire n1468 = in[294] & in[349];
    wire n1469 = in[270] & in[295];
    wire n1470 = ~in[294] & in[295];
    wire n1471 = in[268] & in[295];
    wire n1472 = in[212] ^ in[295];
    wire n1473 = in[295] | in[322];
    wire n1474 = ~(in[241] & in[296]);
    wire n1475 = in[213] ^ in[296];
    wire n1476 = ~in[212] & in[296];
    wire n1477 = in[265] & ~in[296];
    wire n1478 = in[216] & ~in[297];
    wire n1479 = ~in[244] & in[297];
    wire n1480 = ~in[240] & in[297];
    wire n1481 = ~(in[294] ^ in[297]);
    wire n1482 = in[210] & ~in[297];
    wire n1483 = in[297] | in[326];
    wire n1484 = in[295] ^ in[298];
    wire n1485 = in[298] | in[325];
    wire n1486 = in[298] | in[327];
    wire n1487 = in[214] ^ in[298];
    wire n1488 = ~in[298] & in[379];
    wire n1489 = in[298] ^ in[301];
    wire n1490 = in[241] ^ in[299];
    wire n1491 = in[299] ^ in[382];
    wire n1492 = ~in[269] & in[299];
    wire n1493 = ~(in[297] & in[299]);
    wire n1494 = in[218] & ~in[299];
    wire n1495 = in[213] & in[299];
    wire n1496 = ~in[299] & in[358];
    wire n1497 = in[219] | in[300];
    wire n1498 = in[300] ^ in[331];
    wire n1499 = ~in[213] & in[300];
    wire n1500 = in[297] ^ in[300];
    wire n1501 = in[300] & in[355];
    wire n1502 = in[301] ^ in[383];
    wire n1503 = in[301] & ~in[360];
    wire n1504 = in[301] & in[302];
    wire n1505 = in[301] | in[303];
    wire n1506 = in[271] | in[301];
    wire n1507 = in[302] | in[387];
    wire n1508 = ~in[277] & in[302];
    wire n1509 = in[302] | in[357];
    wire n1510 = in[302] & ~in[387];
    wire n1511 = in[220] | in[302];
    wire n1512 = in[302] | in[303];
    wire n1513 = in[300] & ~in[303];
    wire n1514 = in[303] | in[386];
    wire n1515 = in[275] | in[303];
    wire n1516 = in[274] | in[303];
    wire n1517 = in[303] & in[304];
    wire n1518 = in[246] & ~in[304];
    wire n1519 = in[304] | in[332];
    wire n1520 = in[274] ^ in[304];
    wire n1521 = in[276] | in[304];
    wire n1522 = in[304] | in[391];
    wire n1523 = in[304] | in[330];
    wire n1524 = in[249] & in[305];
    wire n1525 = in[305] | in[390];
    wire n1526 = ~in[222] & in[305];
    wire n1527 = in[305] ^ in[330];
    wire n1528 = in[306] & ~in[333];
    wire n1529 = in[250] | in[306];
    wire n1530 = in[306] ^ in[362];
    wire n1531 = in[277] | in[306];
    wire n1532 = in[306] ^ in[390];
    wire n1533 = in[222] & ~in[307];
    wire n1534 = ~in[251] & in[307];
    wire n1535 = in[308] & in[339];
    wire n1536 = in[309] & in[310];
    wire n1537 = in[283] | in[309];
    wire n1538 = in[310] & ~in[392];
    wire n1539 = ~in[310] & in[311];
    wire n1540 = in[309] | in[310];
    wire n1541 = in[310] ^ in[396];
    wire n1542 = ~in[310] & in[369];
    wire n1543 = in[310] | in[367];
    wire n1544 = in[311] & ~in[397];
    wire n1545 = in[258] | in[311];
    wire n1546 = in[311] | in[398];
    wire n1547 = in[227] | in[311];
    wire n1548 = in[253] ^ in[311];
    wire n1549 = in[311] | in[368];
    wire n1550 = in[309] | in[311];
    wire n1551 = in[312] & ~in[340];
    wire n1552 = in[312] ^ in[393];
    wire n1553 = in[226] ^ in[312];
    wire n1554 = in[282] & in[312];
    wire n1555 = in[312] | in[342];
    wire n1556 = ~in[259] & in[313];
    wire n1557 = in[256] | in[313];
    wire n1558 = in[313] | in[315];
    wire n1559 = in[313] & ~in[338];
    wire n1560 = in[313] & in[339];
    wire n1561 = in[314] ^ in[396];
    wire n1562 = in[314] | in[344];
    wire n1563 = in[314] | in[400];
    wire n1564 = in[283] ^ in[314];
    wire n1565 = in[257] | in[314];
    wire n1566 = in[258] & ~in[314];
    wire n1567 = in[255] | in[314];
    wire n1568 = in[313] | in[314];
    wire n1569 = in[314] | in[401];
    wire n1570 = in[284] & ~in[315];
    wire n1571 = ~in[261] & in[315];
    wire n1572 = ~in[315] & in[370];
    wire n1573 = in[315] & in[369];
    wire n1574 = in[315] ^ in[401];
    wire n1575 = in[312] & ~in[315];
    wire n1576 = in[315] ^ in[397];
    wire n1577 = in[288] & in[316];
    wire n1578 = in[262] | in[316];
    wire n1579 = in[315] ^ in[316];
    wire n1580 = in[291] | in[316];
    wire n1581 = in[316] | in[341];
    wire n1582 = in[260] & ~in[316];
    wire n1583 = ~in[316] & in[403];
    wire n1584 = in[316] | in[317];
    wire n1585 = in[230] ^ in[316];
    wire n1586 = in[235] & in[316];
    wire n1587 = in[317] ^ in[320];
    wire n1588 = in[317] | in[344];
    wire n1589 = in[262] | in[317];
    wire n1590 = in[317] | in[400];
    wire n1591 = in[317] & in[403];
    wire n1592 = in[317] & in[399];
    wire n1593 = in[263] ^ in[317];
    wire n1594 = in[317] ^ in[374];
    wire n1595 = in[315] | in[318];
    wire n1596 = in[318] | in[373];
    wire n1597 = in[232] | in[318];
    wire n1598 = in[318] & in[374];
    wire n1599 = in[315] ^ in[318];
    wire n1600 = ~in[318] & in[405];
    wire n1601 = ~in[291] & in[318];
    wire n1602 = ~in[265] & in[318];
    wire n1603 = in[261] | in[319];
    wire n1604 = in[319] & in[375];
    wire n1605 = in[319] | in[320];
    wire n1606 = in[319] & in[406];
    wire n1607 = in[319] & in[321];
    wire n1608 = in[319] ^ in[321];
    wire n1609 = in[319] ^ in[345];
    wire n1610 = in[319] & in[404];
    wire n1611 = ~in[320] & in[375];
    wire n1612 = in[320] & ~in[322];
    wire n1613 = in[320] & ~in[349];
    wire n1614 = ~in[320] & in[345];
    wire n1615 = in[235] ^ in[320];
    wire n1616 = ~(in[238] ^ in[320]);
    wire n1617 = in[320] ^ in[323];
    wire n1618 = in[238] & ~in[320];
    wire n1619 = ~in[235] & in[321];
    wire n1620 = ~in[237] & in[321];
    wire n1621 = in[321] | in[351];
    wire n1622 = in[321] & ~in[402];
    wire n1623 = in[321] | in[349];
    wire n1624 = ~in[321] & in[323];
    wire n1625 = in[321] & ~in[350];
    wire n1626 = ~in[322] & in[404];
    wire n1627 = ~(in[239] ^ in[322]);
    wire n1628 = in[322] | in[348];
    wire n1629 = ~in[322] & in[408];
    wire n1630 = in[322] | in[323];
    wire n1631 = ~in[265] & in[323];
    wire n1632 = in[323] | in[408];
    wire n1633 = in[238] & in[323];
    wire n1634 = in[321] & in[323];
    wire n1635 = in[323] & in[379];
    wire n1636 = in[238] & ~in[324];
    wire n1637 = ~in[324] & in[377];
    wire n1638 = in[324] ^ in[407];
    wire n1639 = in[324] ^ in[355];
    wire n1640 = in[324] & ~in[377];
    wire n1641 = in[267] | in[324];
    wire n1642 = in[325] ^ in[412];
    wire n1643 = in[243] ^ in[325];
    wire n1644 = ~in[266] & in[325];
    wire n1645 = in[295] ^ in[325];
    wire n1646 = in[296] ^ in[326];
    wire n1647 = ~(in[326] ^ in[412]);
    wire n1648 = in[296] | in[326];
    wire n1649 = in[326] ^ in[408];
    wire n1650 = in[326] & ~in[356];
    wire n1651 = in[326] & in[409];
    wire n1652 = in[297] ^ in[327];
    wire n1653 = ~(in[327] ^ in[410]);
    wire n1654 = in[327] | in[328];
    wire n1655 = in[324] ^ in[327];
    wire n1656 = in[327] & in[409];
    wire n1657 = in[273] ^ in[327];
    wire n1658 = in[246] | in[328];
    wire n1659 = in[328] ^ in[359];
    wire n1660 = in[300] & ~in[328];
    wire n1661 = in[326] | in[328];
    wire n1662 = in[298] | in[328];
    wire n1663 = in[328] | in[415];
    wire n1664 = in[328] | in[382];
    wire n1665 = ~in[329] & in[382];
    wire n1666 = in[329] | in[356];
    wire n1667 = ~in[271] & in[329];
    wire n1668 = ~in[329] & in[355];
    wire n1669 = in[329] & ~in[356];
    wire n1670 = in[301] ^ in[329];
    wire n1671 = in[330] ^ in[412];
    wire n1672 = in[327] | in[330];
    wire n1673 = in[247] | in[330];
    wire n1674 = in[302] | in[330];
    wire n1675 = in[327] ^ in[330];
    wire n1676 = in[330] | in[415];
    wire n1677 = in[330] ^ in[332];
    wire n1678 = ~in[331] & in[356];
    wire n1679 = in[303] ^ in[331];
    wire n1680 = in[331] | in[332];
    wire n1681 = in[276] ^ in[332];
    wire n1682 = ~in[278] & in[332];
    wire n1683 = ~in[305] & in[332];
    wire n1684 = in[332] & ~in[387];
    wire n1685 = in[332] | in[386];
    wire n1686 = in[245] | in[332];
    wire n1687 = in[249] | in[332];
    wire n1688 = in[332] | in[334];
    wire n1689 = in[249] | in[333];
    wire n1690 = in[333] & in[391];
    wire n1691 = ~in[333] & in[335];
    wire n1692 = in[302] | in[333];
    wire n1693 = in[334] & ~in[362];
    wire n1694 = ~in[250] & in[334];
    wire n1695 = in[276] ^ in[334];
    wire n1696 = in[334] ^ in[389];
    wire n1697 = ~in[306] & in[335];
    wire n1698 = in[332] & in[335];
    wire n1699 = in[332] & ~in[335];
    wire n1700 = in[305] ^ in[335];
    wire n1701 = in[336] & ~in[366];
    wire n1702 = ~in[280] & in[336];
    wire n1703 = in[337] ^ in[421];
    wire n1704 = in[337] | in[367];
    wire n1705 = in[337] | in[422];
    wire n1706 = ~in[254] & in[337];
    wire n1707 = in[309] & in[338];
    wire n1708 = in[338] & in[395];
    wire n1709 = ~in[338] & in[423];
    wire n1710 = in[257] | in[339];
    wire n1711 = in[283] & ~in[339];
    wire n1712 = in[308] ^ in[339];
    wire n1713 = in[339] & ~in[370];
    wire n1714 = in[258] | in[340];
    wire n1715 = in[312] | in[340];
    wire n1716 = in[340] ^ in[343];
    wire n1717 = in[283] | in[340];
    wire n1718 = in[341] ^ in[398];
    wire n1719 = in[341] | in[371];
    wire n1720 = in[341] & ~in[366];
    wire n1721 = in[341] | in[370];
    wire n1722 = in[312] | in[341];
    wire n1723 = ~in[282] & in[341];
    wire n1724 = in[341] | in[366];
    wire n1725 = in[289] | in[342];
    wire n1726 = in[342] & in[344];
    wire n1727 = in[316] | in[342];
    wire n1728 = in[339] & in[342];
    wire n1729 = in[342] | in[428];
    wire n1730 = ~in[342] & in[398];
    wire n1731 = ~in[314] & in[342];
    wire n1732 = in[315] | in[342];
    wire n1733 = in[259] ^ in[343];
    wire n1734 = in[343] ^ in[346];
    wire n1735 = in[343] ^ in[429];
    wire n1736 = in[256] | in[343];
    wire n1737 = in[317] ^ in[344];
    wire n1738 = in[319] ^ in[344];
    wire n1739 = in[342] | in[344];
    wire n1740 = in[291] ^ in[344];
    wire n1741 = in[344] ^ in[347];
    wire n1742 = in[290] | in[344];
    wire n1743 = in[344] | in[401];
    wire n1744 = in[317] & in[345];
    wire n1745 = in[345] & ~in[370];
    wire n1746 = in[345] | in[372];
    wire n1747 = in[343] & ~in[345];
    wire n1748 = in[345] & in[432];
    wire n1749 = in[318] ^ in[345];
    wire n1750 = ~(in[315] ^ in[345]);
    wire n1751 = in[345] | in[402];
    wire n1752 = in[289] ^ in[345];
    wire n1753 = in[346] ^ in[430];
    wire n1754 = in[263] | in[346];
    wire n1755 = in[260] | in[346];
    wire n1756 = in[293] & ~in[346];
    wire n1757 = ~in[319] & in[347];
    wire n1758 = in[346] & ~in[348];
    wire n1759 = in[323] | in[348];
    wire n1760 = in[262] ^ in[348];
    wire n1761 = in[348] | in[403];
    wire n1762 = ~in[289] & in[348];
    wire n1763 = in[348] | in[376];
    wire n1764 = in[262] & ~in[348];
    wire n1765 = in[348] | in[378];
    wire n1766 = ~in[349] & in[352];
    wire n1767 = in[349] | in[378];
    wire n1768 = in[349] | in[351];
    wire n1769 = in[322] & in[349];
    wire n1770 = in[349] | in[377];
    wire n1771 = in[350] | in[377];
    wire n1772 = ~in[350] & in[379];
    wire n1773 = in[350] ^ in[381];
    wire n1774 = in[263] ^ in[350];
    wire n1775 = ~in[291] & in[350];
    wire n1776 = in[351] | in[409];
    wire n1777 = in[351] & ~in[437];
    wire n1778 = in[296] | in[351];
    wire n1779 = in[269] ^ in[351];
    wire n1780 = in[267] ^ in[351];
    wire n1781 = in[352] & in[407];
    wire n1782 = in[295] & in[352];
    wire n1783 = in[321] & in[352];
    wire n1784 = in[298] | in[352];
    wire n1785 = ~in[294] & in[353];
    wire n1786 = ~in[299] & in[353];
    wire n1787 = in[353] ^ in[435];
    wire n1788 = in[353] ^ in[437];
    wire n1789 = in[328] | in[354];
    wire n1790 = in[354] ^ in[410];
    wire n1791 = in[327] & in[354];
    wire n1792 = in[352] | in[354];
    wire n1793 = in[323] & ~in[354];
    wire n1794 = in[354] | in[436];
    wire n1795 = in[355] ^ in[385];
    wire n1796 = in[329] & ~in[355];
    wire n1797 = in[355] & ~in[385];
    wire n1798 = in[355] | in[358];
    wire n1799 = in[302] | in[355];
    wire n1800 = in[356] & ~in[382];
    wire n1801 = in[331] | in[356];
    wire n1802 = in[298] ^ in[356];
    wire n1803 = in[353] & ~in[356];
    wire n1804 = in[356] | in[442];
    wire n1805 = in[357] | in[358];
    wire n1806 = in[331] | in[357];
    wire n1807 = in[357] & ~in[385];
    wire n1808 = ~in[357] & in[385];
    wire n1809 = in[357] | in[443];
    wire n1810 = in[326] ^ in[357];
    wire n1811 = in[357] | in[444];
    wire n1812 = in[358] & ~in[383];
    wire n1813 = in[358] ^ in[442];
    wire n1814 = in[358] | in[385];
    wire n1815 = in[356] | in[358];
    wire n1816 = in[299] | in[358];
    wire n1817 = in[358] | in[440];
    wire n1818 = in[330] | in[358];
    wire n1819 = in[305] ^ in[359];
    wire n1820 = in[359] ^ in[412];
    wire n1821 = ~in[306] & in[360];
    wire n1822 = in[360] | in[387];
    wire n1823 = in[360] | in[389];
    wire n1824 = in[360] & ~in[362];
    wire n1825 = ~in[360] & in[441];
    wire n1826 = in[275] | in[360];
    wire n1827 = in[360] | in[414];
    wire n1828 = in[303] & in[361];
    wire n1829 = in[361] & in[389];
    wire n1830 = ~in[304] & in[361];
    wire n1831 = in[361] | in[445];
    wire n1832 = in[278] | in[361];
    wire n1833 = ~(in[361] | in[443]);
    wire n1834 = ~in[361] & in[386];
    wire n1835 = in[362] | in[390];
    wire n1836 = in[275] ^ in[362];
    wire n1837 = in[362] | in[447];
    wire n1838 = in[362] | in[388];
    wire n1839 = in[276] & ~in[363];
    wire n1840 = in[363] & in[446];
    wire n1841 = in[277] ^ in[363];
    wire n1842 = ~in[363] & in[444];
    wire n1843 = in[363] & in[445];
    wire n1844 = ~in[363] & in[417];
    wire n1845 = in[364] & ~in[451];
    wire n1846 = in[280] & ~in[364];
    wire n1847 = in[364] & in[421];
    wire n1848 = in[364] | in[394];
    wire n1849 = in[312] ^ in[365];
    wire n1850 = in[339] & ~in[365];
    wire n1851 = in[365] ^ in[396];
    wire n1852 = ~in[366] & in[395];
    wire n1853 = in[366] ^ in[450];
    wire n1854 = in[366] & ~in[448];
    wire n1855 = in[338] ^ in[366];
    wire n1856 = ~in[366] & in[396];
    wire n1857 = in[366] ^ in[420];
    wire n1858 = in[341] | in[367];
    wire n1859 = in[367] | in[369];
    wire n1860 = ~in[367] & in[452];
    wire n1861 = in[311] | in[367];
    wire n1862 = in[367] ^ in[393];
    wire n1863 = in[368] ^ in[421];
    wire n1864 = in[368] & in[396];
    wire n1865 = in[368] & ~in[427];
    wire n1866 = in[367] ^ in[368];
    wire n1867 = in[368] | in[394];
    wire n1868 = in[368] | in[399];
    wire n1869 = in[369] | in[427];
    wire n1870 = in[369] | in[424];
    wire n1871 = in[369] | in[450];
    wire n1872 = in[341] & in[369];
    wire n1873 = in[282] ^ in[369];
    wire n1874 = in[370] ^ in[401];
    wire n1875 = in[316] | in[370];
    wire n1876 = in[344] & ~in[370];
    wire n1877 = in[283] | in[370];
    wire n1878 = in[370] & ~in[451];
    wire n1879 = in[315] & in[370];
    wire n1880 = in[370] & ~in[454];
    wire n1881 = in[368] | in[370];
    wire n1882 = in[340] & in[370];
    wire n1883 = ~in[371] & in[452];
    wire n1884 = in[371] & in[455];
    wire n1885 = in[371] | in[398];
    wire n1886 = ~(in[369] ^ in[371]);
    wire n1887 = in[341] & ~in[371];
    wire n1888 = in[371] ^ in[374];
    wire n1889 = in[318] | in[372];
    wire n1890 = in[314] ^ in[372];
    wire n1891 = in[372] & in[399];
    wire n1892 = in[343] ^ in[372];
    wire n1893 = ~in[372] & in[431];
    wire n1894 = ~(in[372] | in[401]);
    wire n1895 = in[320] ^ in[373];
    wire n1896 = in[372] | in[373];
    wire n1897 = in[373] & ~in[401];
    wire n1898 = in[373] & in[429];
    wire n1899 = in[370] | in[373];
    wire n1900 = in[373] | in[399];
    wire n1901 = in[314] ^ in[373];
    wire n1902 = in[315] & in[373];
    wire n1903 = in[374] ^ in[427];
    wire n1904 = in[321] ^ in[374];
    wire n1905 = ~(in[374] ^ in[376]);
    wire n1906 = in[374] | in[431];
    wire n1907 = in[374] ^ in[399];
    wire n1908 = in[374] ^ in[405];
    wire n1909 = in[344] & in[374];
    wire n1910 = in[289] ^ in[375];
    wire n1911 = ~in[375] & in[434];
    wire n1912 = in[292] & ~in[375];
    wire n1913 = in[291] | in[375];
    wire n1914 = in[294] ^ in[375];
    wire n1915 = in[316] & ~in[375];
    wire n1916 = in[375] | in[402];
    wire n1917 = in[348] ^ in[375];
    wire n1918 = in[318] ^ in[376];
    wire n1919 = in[376] ^ in[459];
    wire n1920 = in[376] | in[403];
    wire n1921 = in[320] | in[376];
    wire n1922 = in[376] ^ in[429];
    wire n1923 = in[291] | in[376];
    wire n1924 = in[376] | in[430];
    wire n1925 = in[346] | in[376];
    wire n1926 = ~in[291] & in[377];
    wire n1927 = in[377] | in[434];
    wire n1928 = in[377] | in[404];
    wire n1929 = in[376] | in[377];
    wire n1930 = in[321] | in[377];
    wire n1931 = in[377] ^ in[460];
    wire n1932 = in[377] | in[380];
    wire n1933 = in[322] | in[378];
    wire n1934 = in[351] ^ in[378];
    wire n1935 = in[378] & ~in[437];
    wire n1936 = in[378] | in[405];
    wire n1937 = ~in[378] & in[462];
    wire n1938 = in[378] ^ in[459];
    wire n1939 = ~(in[379] | in[436]);
    wire n1940 = in[379] | in[404];
    wire n1941 = in[293] & in[379];
    wire n1942 = in[351] & ~in[379];
    wire n1943 = in[354] | in[379];
    wire n1944 = ~in[292] & in[379];
    wire n1945 = in[380] | in[381];
    wire n1946 = ~(in[380] ^ in[463]);
    wire n1947 = ~in[295] & in[380];
    wire n1948 = in[299] | in[380];
    wire n1949 = in[380] | in[464];
    wire n1950 = ~in[355] & in[380];
    wire n1951 = in[380] | in[410];
    wire n1952 = in[381] | in[439];
    wire n1953 = in[356] | in[381];
    wire n1954 = in[298] | in[381];
    wire n1955 = in[381] | in[406];
    wire n1956 = ~in[296] & in[381];
    wire n1957 = in[353] | in[381];
    wire n1958 = in[298] & in[382];
    wire n1959 = in[382] | in[385];
    wire n1960 = in[382] & ~in[413];
    wire n1961 = in[381] & in[382];
    wire n1962 = in[382] | in[466];
    wire n1963 = in[295] & in[382];
    wire n1964 = in[358] | in[383];
    wire n1965 = in[383] & ~in[413];
    wire n1966 = ~in[383] & in[440];
    wire n1967 = in[382] | in[383];
    wire n1968 = in[326] ^ in[383];
    wire n1969 = in[380] | in[383];
    wire n1970 = in[326] | in[384];
    wire n1971 = in[327] & in[384];
    wire n1972 = in[357] | in[384];
    wire n1973 = ~in[357] & in[384];
    wire n1974 = in[385] ^ in[388];
    wire n1975 = in[385] | in[468];
    wire n1976 = in[385] & ~in[411];
    wire n1977 = in[385] | in[386];
    wire n1978 = in[385] | in[413];
    wire n1979 = in[326] | in[385];
    wire n1980 = in[329] & in[385];
    wire n1981 = in[329] | in[386];
    wire n1982 = in[386] | in[439];
    wire n1983 = in[386] | in[412];
    wire n1984 = in[384] | in[386];
    wire n1985 = in[386] | in[468];
    wire n1986 = in[386] | in[445];
    wire n1987 = in[386] ^ in[440];
    wire n1988 = in[386] | in[411];
    wire n1989 = in[386] | in[387];
    wire n1990 = ~in[362] & in[387];
    wire n1991 = in[387] | in[470];
    wire n1992 = in[334] ^ in[387];
    wire n1993 = in[303] | in[387];
    wire n1994 = in[386] ^ in[388];
    wire n1995 = in[385] | in[388];
    wire n1996 = in[362] & in[388];
    wire n1997 = in[388] | in[470];
    wire n1998 = in[388] | in[442];
    wire n1999 = ~in[388] & in[475];
    wire n2000 = in[388] ^ in[443];
    wire n2001 = in[389] ^ in[415];
    wire n2002 = in[358] ^ in[389];
    wire n2003 = in[305] & ~in[389];
    wire n2004 = in[331] | in[389];
    wire n2005 = in[390] ^ in[474];
    wire n2006 = in[390] ^ in[444];
    wire n2007 = in[303] & ~in[390];
    wire n2008 = in[390] | in[443];
    wire n2009 = in[363] & in[390];
    wire n2010 = in[390] & in[447];
    wire n2011 = in[332] ^ in[391];
    wire n2012 = in[389] | in[391];
    wire n2013 = in[304] & ~in[391];
    wire n2014 = in[335] ^ in[391];
    wire n2015 = in[392] ^ in[479];
    wire n2016 = in[309] & in[392];
    wire n2017 = ~in[392] & in[395];
    wire n2018 = in[392] & in[423];
    wire n2019 = ~in[393] & in[424];
    wire n2020 = in[340] | in[393];
    wire n2021 = in[365] ^ in[393];
    wire n2022 = in[394] & ~in[450];
    wire n2023 = in[336] ^ in[394];
    wire n2024 = in[311] ^ in[394];
    wire n2025 = in[395] ^ in[452];
    wire n2026 = ~in[395] & in[477];
    wire n2027 = ~in[396] & in[425];
    wire n2028 = in[370] | in[396];
    wire n2029 = ~in[396] & in[480];
    wire n2030 = in[396] | in[451];
    wire n2031 = in[397] & ~in[479];
    wire n2032 = in[316] ^ in[397];
    wire n2033 = in[397] & in[481];
    wire n2034 = in[397] | in[482];
    wire n2035 = in[397] | in[424];
    wire n2036 = in[398] | in[453];
    wire n2037 = in[398] | in[425];
    wire n2038 = in[398] | in[428];
    wire n2039 = in[395] ^ in[398];
    wire n2040 = in[398] & in[424];
    wire n2041 = in[398] & ~in[399];
    wire n2042 = in[398] | in[399];
    wire n2043 = in[399] | in[455];
    wire n2044 = in[399] ^ in[485];
    wire n2045 = in[399] & in[453];
    wire n2046 = in[399] & in[425];
    wire n2047 = in[369] | in[400];
    wire n2048 = in[400] & in[455];
    wire n2049 = in[313] | in[400];
    wire n2050 = in[317] ^ in[400];
    wire n2051 = in[400] & in[425];
    wire n2052 = in[400] ^ in[483];
    wire n2053 = in[401] | in[455];
    wire n2054 = in[401] | in[430];
    wire n2055 = in[401] ^ in[427];
    wire n2056 = in[401] | in[485];
    wire n2057 = in[401] & ~in[486];
    wire n2058 = in[370] | in[401];
    wire n2059 = in[398] | in[401];
    wire n2060 = in[374] | in[402];
    wire n2061 = in[348] | in[402];
    wire n2062 = in[402] ^ in[428];
    wire n2063 = in[400] | in[402];
    wire n2064 = in[402] | in[460];
    wire n2065 = in[399] ^ in[402];
    wire n2066 = in[402] | in[403];
    wire n2067 = in[403] ^ in[429];
    wire n2068 = in[321] | in[403];
    wire n2069 = in[403] & in[490];
    wire n2070 = in[319] & ~in[403];
    wire n2071 = in[403] ^ in[432];
    wire n2072 = ~in[322] & in[403];
    wire n2073 = in[400] | in[403];
    wire n2074 = in[403] ^ in[487];
    wire n2075 = in[349] | in[404];
    wire n2076 = in[373] ^ in[404];
    wire n2077 = in[347] & ~in[404];
    wire n2078 = in[402] | in[404];
    wire n2079 = in[350] | in[404];
    wire n2080 = in[405] | in[462];
    wire n2081 = in[349] | in[405];
    wire n2082 = in[405] | in[435];
    wire n2083 = in[352] ^ in[405];
    wire n2084 = in[375] | in[405];
    wire n2085 = in[349] & in[406];
    wire n2086 = in[375] & in[406];
    wire n2087 = in[406] | in[432];
    wire n2088 = ~in[322] & in[406];
    wire n2089 = in[378] ^ in[407];
    wire n2090 = ~in[322] & in[407];
    wire n2091 = in[407] ^ in[460];
    wire n2092 = in[321] & in[407];
    wire n2093 = in[407] & ~in[490];
    wire n2094 = in[408] | in[494];
    wire n2095 = in[352] ^ in[408];
    wire n2096 = in[406] ^ in[408];
    wire n2097 = ~in[408] & in[436];
    wire n2098 = in[408] | in[493];
    wire n2099 = in[327] & in[408];
    wire n2100 = in[353] ^ in[409];
    wire n2101 = in[409] ^ in[467];
    wire n2102 = in[378] & ~in[409];
    wire n2103 = in[409] ^ in[464];
    wire n2104 = ~in[409] & in[439];
    wire n2105 = in[409] | in[496];
    wire n2106 = ~(in[380] | in[409]);
    wire n2107 = ~in[328] & in[409];
    wire n2108 = in[352] | in[409];
    wire n2109 = in[355] ^ in[410];
    wire n2110 = ~in[328] & in[410];
    wire n2111 = in[410] ^ in[413];
    wire n2112 = in[410] & in[465];
    wire n2113 = in[407] & in[410];
    wire n2114 = ~in[407] & in[410];
    wire n2115 = in[325] & ~in[411];
    wire n2116 = in[410] | in[411];
    wire n2117 = in[411] | in[440];
    wire n2118 = ~(in[411] | in[469]);
    wire n2119 = in[411] | in[412];
    wire n2120 = ~in[411] & in[495];
    wire n2121 = in[326] | in[411];
    wire n2122 = in[411] ^ in[469];
    wire n2123 = in[412] ^ in[493];
    wire n2124 = ~(in[327] ^ in[412]);
    wire n2125 = in[357] | in[412];
    wire n2126 = in[412] & ~in[495];
    wire n2127 = ~in[353] & in[412];
    wire n2128 = in[411] ^ in[412];
    wire n2129 = in[329] & in[412];
    wire n2130 = in[329] & in[413];
    wire n2131 = in[413] | in[442];
    wire n2132 = in[413] ^ in[441];
    wire n2133 = ~in[382] & in[413];
    wire n2134 = in[414] ^ in[496];
    wire n2135 = ~(in[414] ^ in[439]);
    wire n2136 = in[355] ^ in[414];
    wire n2137 = in[414] & ~in[445];
    wire n2138 = in[414] ^ in[471];
    wire n2139 = in[414] | in[471];
    wire n2140 = in[414] | in[501];
    wire n2141 = in[414] ^ in[500];
    wire n2142 = in[385] | in[414];
    wire n2143 = in[359] | in[415];
    wire n2144 = in[415] & ~in[497];
    wire n2145 = in[356] ^ in[415];
    wire n2146 = in[415] & in[500];
    wire n2147 = in[362] | in[415];
    wire n2148 = in[416] | in[497];
    wire n2149 = in[416] | in[445];
    wire n2150 = in[387] | in[416];
    wire n2151 = in[416] & ~in[446];
    wire n2152 = in[416] & ~in[474];
    wire n2153 = in[387] & ~in[417];
    wire n2154 = in[417] ^ in[501];
    wire n2155 = ~in[362] & in[417];
    wire n2156 = in[334] ^ in[417];
    wire n2157 = in[417] | in[472];
    wire n2158 = in[363] & ~in[417];
    wire n2159 = in[418] | in[474];
    wire n2160 = ~in[418] & in[500];
    wire n2161 = in[331] ^ in[418];
    wire n2162 = in[363] & ~in[418];
    wire n2163 = in[418] | in[501];
    wire n2164 = ~in[419] & in[502];
    wire n2165 = in[388] & in[419];
    wire n2166 = in[419] ^ in[444];
    wire n2167 = ~in[334] & in[419];
    wire n2168 = in[420] | in[449];
    wire n2169 = in[420] ^ in[422];
    wire n2170 = in[336] | in[420];
    wire n2171 = in[420] | in[505];
    wire n2172 = in[340] ^ in[421];
    wire n2173 = ~in[421] & in[505];
    wire n2174 = ~in[364] & in[421];
    wire n2175 = in[421] & ~in[448];
    wire n2176 = in[422] | in[450];
    wire n2177 = ~in[422] & in[481];
    wire n2178 = in[420] | in[422];
    wire n2179 = in[422] ^ in[481];
    wire n2180 = in[422] & in[505];
    wire n2181 = in[422] & in[478];
    wire n2182 = in[342] | in[423];
    wire n2183 = in[423] ^ in[508];
    wire n2184 = in[365] ^ in[423];
    wire n2185 = in[369] & ~in[424];
    wire n2186 = in[424] | in[511];
    wire n2187 = in[424] & ~in[480];
    wire n2188 = in[424] & ~in[425];
    wire n2189 = in[396] | in[425];
    wire n2190 = in[425] | in[451];
    wire n2191 = in[343] & in[425];
    wire n2192 = in[397] | in[425];
    wire n2193 = ~in[424] & in[425];
    wire n2194 = in[369] & in[425];
    wire n2195 = in[400] | in[425];
    wire n2196 = in[426] | in[482];
    wire n2197 = in[426] | in[483];
    wire n2198 = in[426] ^ in[481];
    wire n2199 = in[396] | in[426];
    wire n2200 = in[423] | in[426];
    wire n2201 = in[423] ^ in[426];
    wire n2202 = in[400] & in[427];
    wire n2203 = in[344] & ~in[427];
    wire n2204 = in[427] & in[452];
    wire n2205 = in[427] ^ in[486];
    wire n2206 = in[427] | in[514];
    wire n2207 = in[398] & ~in[427];
    wire n2208 = in[345] | in[427];
    wire n2209 = in[340] ^ in[427];
    wire n2210 = in[428] | in[511];
    wire n2211 = in[374] | in[428];
    wire n2212 = in[428] | in[457];
    wire n2213 = in[428] | in[459];
    wire n2214 = in[402] | in[428];
    wire n2215 = ~in[428] & in[481];
    wire n2216 = in[428] | in[453];
    wire n2217 = ~in[374] & in[428];
    wire n2218 = in[375] & in[428];
    wire n2219 = in[348] & ~in[429];
    wire n2220 = in[429] | in[486];
    wire n2221 = in[429] | in[512];
    wire n2222 = in[342] | in[429];
    wire n2223 = in[348] | in[429];
    wire n2224 = in[429] ^ in[513];
    wire n2225 = in[429] ^ in[488];
    wire n2226 = in[429] ^ in[430];
    wire n2227 = in[430] & ~in[431];
    wire n2228 = ~in[430] & in[484];
    wire n2229 = in[348] & ~in[430];
    wire n2230 = ~(in[347] ^ in[430]);
    wire n2231 = in[430] & in[458];
    wire n2232 = in[430] & in[457];
    wire n2233 = in[430] | in[459];
    wire n2234 = ~in[431] & in[518];
    wire n2235 = in[431] | in[486];
    wire n2236 = in[431] ^ in[485];
    wire n2237 = in[344] & ~in[431];
    wire n2238 = in[374] ^ in[432];
    wire n2239 = in[429] ^ in[432];
    wire n2240 = in[432] | in[457];
    wire n2241 = in[432] | in[435];
    wire n2242 = in[432] | in[513];
    wire n2243 = ~in[433] & in[491];
    wire n2244 = in[378] ^ in[433];
    wire n2245 = in[431] & in[433];
    wire n2246 = in[376] | in[433];
    wire n2247 = in[433] ^ in[488];
    wire n2248 = ~(in[433] | in[515]);
    wire n2249 = in[406] ^ in[434];
    wire n2250 = ~(in[352] | in[434]);
    wire n2251 = in[407] & ~in[434];
    wire n2252 = in[405] | in[434];
    wire n2253 = in[434] | in[493];
    wire n2254 = in[409] & in[434];
    wire n2255 = in[432] | in[434];
    wire n2256 = ~(in[435] ^ in[491]);
    wire n2257 = in[435] ^ in[463];
    wire n2258 = in[435] | in[518];
    wire n2259 = in[435] & ~in[493];
    wire n2260 = in[407] & ~in[435];
    wire n2261 = in[435] | in[488];
    wire n2262 = in[404] ^ in[435];
    wire n2263 = in[433] | in[436];
    wire n2264 = ~in[349] & in[436];
    wire n2265 = in[436] | in[438];
    wire n2266 = in[436] ^ in[494];
    wire n2267 = in[408] | in[436];
    wire n2268 = in[437] | in[438];
    wire n2269 = in[351] | in[437];
    wire n2270 = in[409] & in[437];
    wire n2271 = in[409] | in[437];
    wire n2272 = in[437] & in[518];
    wire n2273 = in[408] | in[437];
    wire n2274 = in[350] ^ in[437];
    wire n2275 = in[438] | in[492];
    wire n2276 = in[408] ^ in[438];
    wire n2277 = ~in[437] & in[438];
    wire n2278 = in[383] ^ in[438];
    wire n2279 = in[411] | in[438];
    wire n2280 = in[438] | in[494];
    wire n2281 = ~in[351] & in[438];
    wire n2282 = in[439] & ~in[469];
    wire n2283 = in[382] ^ in[439];
    wire n2284 = ~(in[381] ^ in[439]);
    wire n2285 = in[440] & ~in[526];
    wire n2286 = in[440] | in[468];
    wire n2287 = in[440] | in[467];
    wire n2288 = in[440] ^ in[466];
    wire n2289 = in[383] ^ in[440];
    wire n2290 = in[385] & ~in[440];
    wire n2291 = ~in[385] & in[440];
    wire n2292 = in[440] & in[496];
    wire n2293 = in[440] | in[527];
    wire n2294 = ~in[441] & in[525];
    wire n2295 = in[441] | in[442];
    wire n2296 = in[388] & ~in[441];
    wire n2297 = in[384] & in[441];
    wire n2298 = in[441] & in[525];
    wire n2299 = in[360] | in[441];
    wire n2300 = in[441] ^ in[471];
    wire n2301 = in[356] & in[441];
    wire n2302 = in[442] | in[501];
    wire n2303 = in[442] | in[468];
    wire n2304 = in[442] | in[497];
    wire n2305 = in[442] | in[528];
    wire n2306 = in[442] & ~in[468];
    wire n2307 = in[414] | in[443];
    wire n2308 = in[441] | in[443];
    wire n2309 = in[443] ^ in[502];
    wire n2310 = in[358] & in[443];
    wire n2311 = in[361] ^ in[443];
    wire n2312 = in[443] | in[524];
    wire n2313 = in[416] | in[443];
    wire n2314 = in[443] ^ in[444];
    wire n2315 = in[385] | in[444];
    wire n2316 = ~in[357] & in[444];
    wire n2317 = in[360] | in[444];
    wire n2318 = in[444] | in[501];
    wire n2319 = in[444] | in[525];
    wire n2320 = in[445] ^ in[527];
    wire n2321 = in[442] | in[445];
    wire n2322 = in[445] | in[498];
    wire n2323 = in[445] & ~in[503];
    wire n2324 = in[446] ^ in[499];
    wire n2325 = in[446] ^ in[472];
    wire n2326 = in[446] | in[471];
    wire n2327 = in[387] & ~in[446];
    wire n2328 = ~in[447] & in[528];
    wire n2329 = ~in[447] & in[501];
    wire n2330 = in[445] | in[447];
    wire n2331 = in[447] | in[503];
    wire n2332 = in[448] & in[533];
    wire n2333 = ~in[448] & in[534];
    wire n2334 = in[448] ^ in[451];
    wire n2335 = in[394] ^ in[448];
    wire n2336 = ~in[448] & in[506];
    wire n2337 = in[392] & in[448];
    wire n2338 = in[423] ^ in[448];
    wire n2339 = in[449] & in[532];
    wire n2340 = in[449] ^ in[450];
    wire n2341 = ~in[449] & in[507];
    wire n2342 = in[450] & ~in[533];
    wire n2343 = in[392] | in[450];
    wire n2344 = in[397] & ~in[450];
    wire n2345 = ~(in[396] | in[450]);
    wire n2346 = in[423] ^ in[450];
    wire n2347 = in[424] & ~in[450];
    wire n2348 = in[423] | in[451];
    wire n2349 = ~in[364] & in[451];
    wire n2350 = in[365] ^ in[451];
    wire n2351 = in[397] | in[451];
    wire n2352 = in[451] ^ in[536];
    wire n2353 = in[451] | in[481];
    wire n2354 = ~in[366] & in[451];
    wire n2355 = in[452] | in[481];
    wire n2356 = in[370] | in[452];
    wire n2357 = in[393] ^ in[452];
    wire n2358 = in[423] | in[452];
    wire n2359 = ~in[452] & in[482];
    wire n2360 = in[395] | in[452];
    wire n2361 = in[453] ^ in[479];
    wire n2362 = in[453] | in[540];
    wire n2363 = in[453] & ~in[510];
    wire n2364 = in[453] | in[479];
    wire n2365 = ~in[453] & in[508];
    wire n2366 = in[454] ^ in[511];
    wire n2367 = in[399] | in[454];
    wire n2368 = in[425] ^ in[454];
    wire n2369 = in[367] ^ in[454];
    wire n2370 = in[400] ^ in[454];
    wire n2371 = in[454] ^ in[540];
    wire n2372 = in[454] | in[456];
    wire n2373 = in[370] | in[454];
    wire n2374 = in[397] ^ in[454];
    wire n2375 = in[455] | in[514];
    wire n2376 = in[455] | in[512];
    wire n2377 = in[454] | in[455];
    wire n2378 = in[455] | in[456];
    wire n2379 = in[455] ^ in[537];
    wire n2380 = in[455] | in[485];
    wire n2381 = in[371] | in[455];
    wire n2382 = in[402] ^ in[455];
    wire n2383 = in[430] & in[456];
    wire n2384 = in[429] | in[456];
    wire n2385 = in[425] | in[456];
    wire n2386 = ~(in[456] ^ in[515]);
    wire n2387 = in[456] | in[481];
    wire n2388 = in[457] & ~in[510];
    wire n2389 = in[457] | in[483];
    wire n2390 = in[401] ^ in[457];
    wire n2391 = in[457] ^ in[542];
    wire n2392 = in[456] | in[457];
    wire n2393 = in[457] | in[458];
    wire n2394 = in[458] ^ in[541];
    wire n2395 = in[458] ^ in[487];
    wire n2396 = in[458] | in[514];
    wire n2397 = in[399] | in[458];
    wire n2398 = in[401] & in[459];
    wire n2399 = in[459] | in[512];
    wire n2400 = in[459] & in[546];
    wire n2401 = in[406] | in[459];
    wire n2402 = in[459] | in[488];
    wire n2403 = in[460] & in[545];
    wire n2404 = ~(in[405] ^ in[460]);
    wire n2405 = ~in[435] & in[460];
    wire n2406 = in[431] ^ in[460];
    wire n2407 = in[402] & ~in[460];
    wire n2408 = in[460] ^ in[485];
    wire n2409 = in[461] & in[548];
    wire n2410 = in[379] ^ in[461];
    wire n2411 = in[461] & in[489];
    wire n2412 = ~in[461] & in[492];
    wire n2413 = in[378] ^ in[461];
    wire n2414 = ~in[462] & in[488];
    wire n2415 = in[462] ^ in[520];
    wire n2416 = in[462] ^ in[487];
    wire n2417 = in[460] | in[462];
    wire n2418 = in[461] | in[462];
    wire n2419 = in[463] ^ in[490];
    wire n2420 = in[404] | in[463];
    wire n2421 = in[463] | in[491];
    wire n2422 = in[379] & ~in[464];
    wire n2423 = in[436] & in[464];
    wire n2424 = in[411] | in[464];
    wire n2425 = in[407] & ~in[464];
    wire n2426 = ~(in[464] | in[545]);
    wire n2427 = in[381] ^ in[464];
    wire n2428 = in[464] ^ in[521];
    wire n2429 = in[379] ^ in[465];
    wire n2430 = in[409] ^ in[465];
    wire n2431 = ~in[465] & in[523];
    wire n2432 = in[465] & ~in[519];
    wire n2433 = in[440] ^ in[465];
    wire n2434 = ~(in[408] | in[465]);
    wire n2435 = ~in[465] & in[522];
    wire n2436 = in[465] ^ in[493];
    wire n2437 = ~in[437] & in[466];
    wire n2438 = in[466] | in[525];
    wire n2439 = in[438] | in[466];
    wire n2440 = in[466] | in[551];
    wire n2441 = in[464] | in[466];
    wire n2442 = in[467] & ~in[554];
    wire n2443 = in[467] ^ in[497];
    wire n2444 = ~in[438] & in[467];
    wire n2445 = in[467] | in[468];
    wire n2446 = in[467] & ~in[525];
    wire n2447 = in[467] | in[492];
    wire n2448 = in[410] | in[467];
    wire n2449 = in[467] & ~in[498];
    wire n2450 = in[468] ^ in[496];
    wire n2451 = in[441] | in[468];
    wire n2452 = in[468] ^ in[495];
    wire n2453 = in[468] | in[493];
    wire n2454 = in[468] | in[497];
    wire n2455 = in[468] & ~in[521];
    wire n2456 = in[469] | in[527];
    wire n2457 = in[469] | in[495];
    wire n2458 = in[469] | in[496];
    wire n2459 = in[469] & ~in[528];
    wire n2460 = in[469] ^ in[556];
    wire n2461 = in[469] | in[556];
    wire n2462 = in[470] | in[472];
    wire n2463 = in[470] | in[497];
    wire n2464 = in[470] & in[551];
    wire n2465 = in[470] ^ in[473];
    wire n2466 = in[413] ^ in[470];
    wire n2467 = in[440] | in[470];
    wire n2468 = in[444] | in[470];
    wire n2469 = in[468] | in[470];
    wire n2470 = in[414] | in[470];
    wire n2471 = in[471] | in[500];
    wire n2472 = in[413] & in[471];
    wire n2473 = in[415] ^ in[471];
    wire n2474 = in[471] | in[529];
    wire n2475 = in[415] & in[471];
    wire n2476 = in[472] ^ in[503];
    wire n2477 = in[472] & ~in[502];
    wire n2478 = in[442] & ~in[472];
    wire n2479 = in[472] | in[475];
    wire n2480 = ~in[473] & in[498];
    wire n2481 = in[443] & ~in[473];
    wire n2482 = in[447] | in[473];
    wire n2483 = in[472] | in[473];
    wire n2484 = in[474] | in[528];
    wire n2485 = in[391] ^ in[474];
    wire n2486 = in[390] | in[474];
    wire n2487 = in[471] | in[474];
    wire n2488 = in[388] ^ in[474];
    wire n2489 = in[474] & ~in[527];
    wire n2490 = in[474] ^ in[527];
    wire n2491 = in[473] & ~in[475];
    wire n2492 = in[475] & in[557];
    wire n2493 = in[475] & in[529];
    wire n2494 = in[476] & ~in[561];
    wire n2495 = in[476] & in[532];
    wire n2496 = in[476] & in[504];
    wire n2497 = ~in[392] & in[476];
    wire n2498 = in[477] ^ in[536];
    wire n2499 = in[477] & ~in[479];
    wire n2500 = in[393] ^ in[477];
    wire n2501 = ~in[421] & in[477];
    wire n2502 = in[477] & in[535];
    wire n2503 = in[478] ^ in[535];
    wire n2504 = ~in[478] & in[507];
    wire n2505 = in[478] | in[564];
    wire n2506 = ~in[479] & in[504];
    wire n2507 = in[479] ^ in[510];
    wire n2508 = in[479] ^ in[563];
    wire n2509 = ~in[452] & in[479];
    wire n2510 = ~in[392] & in[479];
    wire n2511 = in[479] & in[480];
    wire n2512 = in[479] & ~in[537];
    wire n2513 = in[479] | in[481];
    wire n2514 = in[399] & ~in[480];
    wire n2515 = in[427] | in[480];
    wire n2516 = in[480] | in[511];
    wire n2517 = ~in[480] & in[483];
    wire n2518 = in[480] & in[506];
    wire n2519 = in[396] | in[480];
    wire n2520 = in[425] & in[481];
    wire n2521 = in[481] & in[483];
    wire n2522 = in[481] | in[535];
    wire n2523 = in[481] | in[482];
    wire n2524 = in[428] ^ in[481];
    wire n2525 = in[481] | in[566];
    wire n2526 = in[481] | in[512];
    wire n2527 = in[426] | in[481];
    wire n2528 = ~in[398] & in[482];
    wire n2529 = in[482] | in[509];
    wire n2530 = in[482] | in[539];
    wire n2531 = in[453] | in[483];
    wire n2532 = in[430] ^ in[483];
    wire n2533 = in[483] ^ in[541];
    wire n2534 = ~in[424] & in[483];
    wire n2535 = in[455] & in[483];
    wire n2536 = in[396] | in[483];
    wire n2537 = in[427] & in[484];
    wire n2538 = in[484] | in[539];
    wire n2539 = in[483] | in[484];
    wire n2540 = in[482] | in[484];
    wire n2541 = in[484] | in[542];
    wire n2542 = in[429] ^ in[484];
    wire n2543 = in[455] | in[484];
    wire n2544 = in[485] | in[544];
    wire n2545 = in[485] ^ in[566];
    wire n2546 = in[401] & in[485];
    wire n2547 = in[429] | in[485];
    wire n2548 = in[486] ^ in[489];
    wire n2549 = ~in[486] & in[545];
    wire n2550 = ~(in[456] | in[486]);
    wire n2551 = in[486] & in[514];
    wire n2552 = in[431] ^ in[486];
    wire n2553 = in[458] & in[486];
    wire n2554 = in[456] ^ in[486];
    wire n2555 = in[486] | in[516];
    wire n2556 = ~in[486] & in[511];
    wire n2557 = in[484] ^ in[486];
    wire n2558 = in[460] | in[487];
    wire n2559 = in[487] & in[542];
    wire n2560 = in[458] & in[487];
    wire n2561 = in[428] | in[487];
    wire n2562 = in[487] & in[540];
    wire n2563 = ~(in[484] | in[487]);
    wire n2564 = in[488] | in[546];
    wire n2565 = in[457] | in[488];
    wire n2566 = in[488] | in[516];
    wire n2567 = ~in[486] & in[488];
    wire n2568 = in[488] | in[573];
    wire n2569 = in[488] ^ in[519];
    wire n2570 = in[489] & ~in[573];
    wire n2571 = in[459] | in[489];
    wire n2572 = in[489] | in[519];
    wire n2573 = ~in[405] & in[489];
    wire n2574 = in[489] ^ in[490];
    wire n2575 = in[406] ^ in[490];
    wire n2576 = in[404] | in[490];
    wire n2577 = in[490] & in[519];
    wire n2578 = in[490] & in[572];
    wire n2579 = in[461] ^ in[490];
    wire n2580 = in[405] | in[490];
    wire n2581 = in[491] | in[546];
    wire n2582 = in[491] ^ in[518];
    wire n2583 = ~in[435] & in[491];
    wire n2584 = ~in[434] & in[491];
    wire n2585 = in[461] ^ in[491];
    wire n2586 = in[465] & in[491];
    wire n2587 = in[434] | in[491];
    wire n2588 = ~in[492] & in[522];
    wire n2589 = in[462] ^ in[492];
    wire n2590 = in[467] & ~in[492];
    wire n2591 = in[492] ^ in[519];
    wire n2592 = in[492] & ~in[523];
    wire n2593 = in[492] & in[575];
    wire n2594 = in[492] & ~in[518];
    wire n2595 = in[439] & in[493];
    wire n2596 = in[467] | in[493];
    wire n2597 = ~in[408] & in[493];
    wire n2598 = in[407] | in[493];
    wire n2599 = ~in[493] & in[577];
    wire n2600 = in[467] ^ in[494];
    wire n2601 = in[494] & in[549];
    wire n2602 = in[495] | in[497];
    wire n2603 = in[442] | in[495];
    wire n2604 = in[438] | in[495];
    wire n2605 = ~in[495] & in[548];
    wire n2606 = in[470] | in[495];
    wire n2607 = in[495] | in[577];
    wire n2608 = in[414] & in[496];
    wire n2609 = in[496] ^ in[582];
    wire n2610 = in[493] ^ in[496];
    wire n2611 = in[471] ^ in[496];
    wire n2612 = in[467] | in[496];
    wire n2613 = ~in[438] & in[497];
    wire n2614 = in[497] | in[581];
    wire n2615 = in[412] | in[497];
    wire n2616 = in[497] | in[523];
    wire n2617 = in[440] | in[497];
    wire n2618 = in[467] ^ in[498];
    wire n2619 = ~in[495] & in[498];
    wire n2620 = in[497] | in[498];
    wire n2621 = ~in[417] & in[498];
    wire n2622 = in[498] | in[523];
    wire n2623 = in[498] | in[553];
    wire n2624 = in[470] | in[498];
    wire n2625 = in[498] | in[525];
    wire n2626 = ~in[441] & in[498];
    wire n2627 = in[499] & ~in[581];
    wire n2628 = in[499] | in[580];
    wire n2629 = in[496] ^ in[499];
    wire n2630 = in[497] | in[500];
    wire n2631 = in[417] ^ in[500];
    wire n2632 = in[500] | in[529];
    wire n2633 = in[415] & ~in[500];
    wire n2634 = in[500] & ~in[555];
    wire n2635 = in[499] | in[500];
    wire n2636 = in[501] | in[528];
    wire n2637 = in[501] & in[502];
    wire n2638 = in[501] | in[554];
    wire n2639 = in[501] ^ in[585];
    wire n2640 = in[416] | in[501];
    wire n2641 = in[499] ^ in[502];
    wire n2642 = in[502] | in[557];
    wire n2643 = in[444] ^ in[502];
    wire n2644 = ~in[502] & in[555];
    wire n2645 = in[502] | in[558];
    wire n2646 = in[416] & ~in[503];
    wire n2647 = in[473] | in[503];
    wire n2648 = ~in[503] & in[584];
    wire n2649 = ~in[504] & in[507];
    wire n2650 = ~in[504] & in[562];
    wire n2651 = in[504] ^ in[562];
    wire n2652 = in[477] & in[504];
    wire n2653 = in[504] | in[535];
    wire n2654 = in[505] | in[591];
    wire n2655 = ~in[505] & in[563];
    wire n2656 = in[506] & ~in[588];
    wire n2657 = ~in[506] & in[564];
    wire n2658 = in[506] | in[564];
    wire n2659 = in[449] & in[506];
    wire n2660 = in[506] | in[563];
    wire n2661 = in[507] & in[594];
    wire n2662 = in[477] | in[507];
    wire n2663 = in[482] | in[507];
    wire n2664 = in[507] | in[532];
    wire n2665 = in[508] ^ in[564];
    wire n2666 = in[421] | in[508];
    wire n2667 = in[508] | in[591];
    wire n2668 = in[508] ^ in[594];
    wire n2669 = in[427] | in[508];
    wire n2670 = in[508] | in[563];
    wire n2671 = in[509] ^ in[537];
    wire n2672 = ~in[509] & in[567];
    wire n2673 = ~in[509] & in[568];
    wire n2674 = in[509] | in[510];
    wire n2675 = in[507] | in[509];
    wire n2676 = in[456] & in[510];
    wire n2677 = in[456] ^ in[510];
    wire n2678 = in[510] | in[538];
    wire n2679 = in[510] ^ in[512];
    wire n2680 = in[455] | in[510];
    wire n2681 = in[510] ^ in[513];
    wire n2682 = in[485] ^ in[510];
    wire n2683 = in[511] & in[593];
    wire n2684 = ~in[511] & in[569];
    wire n2685 = in[511] | in[539];
    wire n2686 = ~in[452] & in[511];
    wire n2687 = in[511] | in[566];
    wire n2688 = in[484] | in[511];
    wire n2689 = in[426] & in[512];
    wire n2690 = in[512] & in[594];
    wire n2691 = in[512] ^ in[593];
    wire n2692 = in[509] | in[512];
    wire n2693 = in[512] | in[565];
    wire n2694 = ~in[512] & in[594];
    wire n2695 = in[456] | in[512];
    wire n2696 = in[430] | in[512];
    wire n2697 = in[513] | in[543];
    wire n2698 = in[513] | in[568];
    wire n2699 = in[483] | in[513];
    wire n2700 = in[459] & ~in[513];
    wire n2701 = ~in[513] & in[539];
    wire n2702 = in[513] & ~in[538];
    wire n2703 = in[513] & ~in[543];
    wire n2704 = in[514] | in[544];
    wire n2705 = in[461] | in[514];
    wire n2706 = in[430] | in[514];
    wire n2707 = in[427] ^ in[514];
    wire n2708 = in[514] ^ in[569];
    wire n2709 = in[514] | in[597];
    wire n2710 = in[433] & in[515];
    wire n2711 = in[489] | in[515];
    wire n2712 = in[488] & ~in[515];
    wire n2713 = in[515] | in[568];
    wire n2714 = in[458] | in[515];
    wire n2715 = in[486] & in[515];
    wire n2716 = in[515] | in[540];
    wire n2717 = ~(in[515] ^ in[598]);
    wire n2718 = in[432] ^ in[516];
    wire n2719 = in[487] | in[516];
    wire n2720 = in[457] ^ in[516];
    wire n2721 = in[516] & in[547];
    wire n2722 = ~in[516] & in[570];
    wire n2723 = ~in[429] & in[516];
    wire n2724 = in[516] & ~in[569];
    wire n2725 = in[517] ^ in[571];
    wire n2726 = in[459] | in[517];
    wire n2727 = in[492] | in[517];
    wire n2728 = in[434] & in[517];
    wire n2729 = in[517] ^ in[601];
    wire n2730 = in[517] | in[543];
    wire n2731 = ~in[517] & in[547];
    wire n2732 = in[517] ^ in[520];
    wire n2733 = in[433] | in[518];
    wire n2734 = in[518] & in[545];
    wire n2735 = in[488] | in[518];
    wire n2736 = in[518] | in[600];
    wire n2737 = in[436] ^ in[519];
    wire n2738 = ~in[437] & in[519];
    wire n2739 = ~in[519] & in[522];
    wire n2740 = in[437] ^ in[519];
    wire n2741 = in[488] & ~in[519];
    wire n2742 = in[520] & ~in[605];
    wire n2743 = in[520] ^ in[607];
    wire n2744 = in[467] ^ in[520];
    wire n2745 = in[520] & in[546];
    wire n2746 = in[467] & ~in[520];
    wire n2747 = in[520] ^ in[573];
    wire n2748 = in[521] | in[550];
    wire n2749 = in[521] ^ in[605];
    wire n2750 = in[521] & ~in[602];
    wire n2751 = in[521] | in[578];
    wire n2752 = in[439] ^ in[522];
    wire n2753 = in[468] & in[522];
    wire n2754 = in[519] & in[522];
    wire n2755 = in[522] | in[525];
    wire n2756 = in[522] | in[550];
    wire n2757 = in[522] ^ in[548];
    wire n2758 = in[494] | in[522];
    wire n2759 = in[442] | in[523];
    wire n2760 = in[469] & ~in[523];
    wire n2761 = in[522] ^ in[523];
    wire n2762 = in[523] ^ in[607];
    wire n2763 = in[468] & ~in[523];
    wire n2764 = in[523] ^ in[525];
    wire n2765 = in[524] | in[582];
    wire n2766 = in[439] | in[524];
    wire n2767 = in[471] ^ in[524];
    wire n2768 = ~in[467] & in[524];
    wire n2769 = in[524] ^ in[605];
    wire n2770 = in[524] & in[582];
    wire n2771 = in[524] ^ in[606];
    wire n2772 = in[525] ^ in[584];
    wire n2773 = in[525] | in[550];
    wire n2774 = in[496] | in[525];
    wire n2775 = in[443] & ~in[525];
    wire n2776 = in[525] | in[612];
    wire n2777 = in[525] ^ in[528];
    wire n2778 = in[525] | in[582];
    wire n2779 = in[526] & ~in[612];
    wire n2780 = in[526] | in[553];
    wire n2781 = in[444] & ~in[526];
    wire n2782 = ~in[526] & in[529];
    wire n2783 = in[526] | in[554];
    wire n2784 = in[470] | in[526];
    wire n2785 = in[527] ^ in[583];
    wire n2786 = ~in[524] & in[527];
    wire n2787 = in[471] | in[527];
    wire n2788 = in[470] ^ in[527];
    wire n2789 = in[527] & in[613];
    wire n2790 = in[498] | in[527];
    wire n2791 = in[441] | in[527];
    wire n2792 = in[528] & ~in[609];
    wire n2793 = ~in[528] & in[559];
    wire n2794 = in[502] & ~in[528];
    wire n2795 = in[528] | in[558];
    wire n2796 = in[528] & in[529];
    wire n2797 = ~in[528] & in[581];
    wire n2798 = in[529] & in[530];
    wire n2799 = in[443] & in[529];
    wire n2800 = in[502] ^ in[529];
    wire n2801 = in[529] & in[555];
    wire n2802 = in[442] & ~in[529];
    wire n2803 = in[445] | in[530];
    wire n2804 = in[443] | in[530];
    wire n2805 = in[530] | in[558];
    wire n2806 = in[500] & ~in[531];
    wire n2807 = in[531] & in[556];
    wire n2808 = in[501] ^ in[531];
    wire n2809 = ~in[474] & in[531];
    wire n2810 = in[474] | in[531];
    wire n2811 = in[479] | in[532];
    wire n2812 = in[532] ^ in[618];
    wire n2813 = in[532] | in[562];
    wire n2814 = ~in[532] & in[617];
    wire n2815 = in[533] & ~in[588];
    wire n2816 = in[533] & in[536];
    wire n2817 = in[507] & ~in[533];
    wire n2818 = in[533] ^ in[619];
    wire n2819 = in[534] & in[591];
    wire n2820 = ~in[534] & in[565];
    wire n2821 = in[476] & ~in[534];
    wire n2822 = in[534] & ~in[589];
    wire n2823 = ~in[534] & in[589];
    wire n2824 = ~in[534] & in[616];
    wire n2825 = in[535] | in[564];
    wire n2826 = in[508] | in[535];
    wire n2827 = in[454] | in[535];
    wire n2828 = in[535] ^ in[538];
    wire n2829 = in[480] | in[535];
    wire n2830 = ~in[534] & in[535];
    wire n2831 = in[535] | in[620];
    wire n2832 = in[535] | in[591];
    wire n2833 = ~in[536] & in[562];
    wire n2834 = in[536] | in[592];
    wire n2835 = ~in[452] & in[536];
    wire n2836 = in[536] | in[565];
    wire n2837 = in[479] | in[537];
    wire n2838 = in[537] ^ in[591];
    wire n2839 = ~in[483] & in[537];
    wire n2840 = in[506] | in[537];
    wire n2841 = in[480] | in[537];
    wire n2842 = in[538] | in[597];
    wire n2843 = in[456] | in[538];
    wire n2844 = in[538] & in[593];
    wire n2845 = in[457] ^ in[538];
    wire n2846 = in[538] & ~in[565];
    wire n2847 = in[538] | in[564];
    wire n2848 = in[514] & ~in[539];
    wire n2849 = in[539] | in[595];
    wire n2850 = in[539] | in[594];
    wire n2851 = in[483] | in[539];
    wire n2852 = in[455] | in[539];
    wire n2853 = in[510] | in[539];
    wire n2854 = in[539] & ~in[622];
    wire n2855 = ~(in[458] ^ in[539]);
    wire n2856 = in[484] | in[540];
    wire n2857 = in[481] | in[540];
    wire n2858 = in[513] | in[540];
    wire n2859 = in[540] | in[543];
    wire n2860 = in[458] ^ in[540];
    wire n2861 = ~(in[541] ^ in[544]);
    wire n2862 = in[540] | in[541];
    wire n2863 = in[541] | in[623];
    wire n2864 = in[541] | in[542];
    wire n2865 = in[541] ^ in[572];
    wire n2866 = in[456] & in[541];
    wire n2867 = in[542] ^ in[569];
    wire n2868 = in[539] ^ in[542];
    wire n2869 = ~in[483] & in[542];
    wire n2870 = in[542] | in[567];
    wire n2871 = in[542] | in[543];
    wire n2872 = in[542] & ~in[568];
    wire n2873 = in[457] & in[542];
    wire n2874 = ~(in[483] | in[542]);
    wire n2875 = in[543] | in[570];
    wire n2876 = in[543] ^ in[544];
    wire n2877 = in[486] | in[543];
    wire n2878 = in[484] | in[543];
    wire n2879 = in[512] ^ in[543];
    wire n2880 = ~in[543] & in[629];
    wire n2881 = in[541] ^ in[543];
    wire n2882 = in[514] ^ in[544];
    wire n2883 = in[541] & in[544];
    wire n2884 = in[544] | in[600];
    wire n2885 = in[544] ^ in[625];
    wire n2886 = in[491] & ~in[544];
    wire n2887 = in[544] & in[570];
    wire n2888 = ~in[544] & in[598];
    wire n2889 = in[545] ^ in[628];
    wire n2890 = in[516] & in[545];
    wire n2891 = in[489] & in[545];
    wire n2892 = in[492] | in[545];
    wire n2893 = in[490] ^ in[545];
    wire n2894 = in[487] | in[545];
    wire n2895 = in[460] | in[545];
    wire n2896 = in[515] & ~in[546];
    wire n2897 = in[546] ^ in[602];
    wire n2898 = in[546] ^ in[633];
    wire n2899 = in[546] ^ in[574];
    wire n2900 = in[517] & in[546];
    wire n2901 = in[521] | in[546];
    wire n2902 = in[546] | in[547];
    wire n2903 = in[546] | in[573];
    wire n2904 = in[466] | in[547];
    wire n2905 = in[461] | in[547];
    wire n2906 = in[494] & in[547];
    wire n2907 = in[518] | in[547];
    wire n2908 = in[547] | in[603];
    wire n2909 = in[547] ^ in[630];
    wire n2910 = in[547] | in[573];
    wire n2911 = in[547] & in[604];
    wire n2912 = in[523] & in[548];
    wire n2913 = in[548] ^ in[576];
    wire n2914 = in[548] | in[575];
    wire n2915 = in[495] | in[548];
    wire n2916 = ~in[548] & in[601];
    wire n2917 = in[519] & ~in[548];
    wire n2918 = in[467] & ~in[549];
    wire n2919 = ~in[549] & in[606];
    wire n2920 = in[549] | in[551];
    wire n2921 = ~in[549] & in[634];
    wire n2922 = in[549] | in[604];
    wire n2923 = in[549] & ~in[580];
    wire n2924 = in[463] ^ in[549];
    wire n2925 = in[550] | in[607];
    wire n2926 = in[550] & in[551];
    wire n2927 = in[524] | in[550];
    wire n2928 = in[550] | in[580];
    wire n2929 = ~in[519] & in[550];
    wire n2930 = ~in[550] & in[552];
    wire n2931 = ~in[521] & in[551];
    wire n2932 = in[551] | in[581];
    wire n2933 = in[523] | in[551];
    wire n2934 = ~in[470] & in[551];
    wire n2935 = in[551] ^ in[582];
    wire n2936 = in[467] ^ in[551];
    wire n2937 = in[552] | in[582];
    wire n2938 = in[497] | in[552];
    wire n2939 = in[552] ^ in[554];
    wire n2940 = in[468] ^ in[552];
    wire n2941 = in[498] & in[553];
    wire n2942 = in[466] & ~in[553];
    wire n2943 = in[467] ^ in[553];
    wire n2944 = in[553] | in[582];
    wire n2945 = in[496] & in[553];
    wire n2946 = in[553] ^ in[606];
    wire n2947 = in[472] ^ in[554];
    wire n2948 = in[554] ^ in[584];
    wire n2949 = in[554] | in[582];
    wire n2950 = in[524] | in[554];
    wire n2951 = in[523] ^ in[554];
    wire n2952 = in[523] | in[554];
    wire n2953 = in[529] & ~in[554];
    wire n2954 = in[554] | in[637];
    wire n2955 = in[554] ^ in[640];
    wire n2956 = in[555] | in[639];
    wire n2957 = ~in[555] & in[642];
    wire n2958 = in[474] ^ in[555];
    wire n2959 = in[470] | in[555];
    wire n2960 = in[472] | in[555];
    wire n2961 = in[527] ^ in[556];
    wire n2962 = in[470] & in[556];
    wire n2963 = in[529] ^ in[556];
    wire n2964 = in[474] | in[556];
    wire n2965 = in[531] | in[556];
    wire n2966 = in[556] ^ in[615];
    wire n2967 = in[556] & ~in[558];
    wire n2968 = in[556] | in[586];
    wire n2969 = in[557] | in[638];
    wire n2970 = in[557] ^ in[643];
    wire n2971 = in[557] | in[612];
    wire n2972 = in[556] ^ in[557];
    wire n2973 = in[499] ^ in[557];
    wire n2974 = in[528] & ~in[557];
    wire n2975 = in[554] & in[557];
    wire n2976 = in[558] & in[587];
    wire n2977 = in[527] & ~in[558];
    wire n2978 = in[472] | in[559];
    wire n2979 = in[557] | in[559];
    wire n2980 = in[559] | in[612];
    wire n2981 = in[559] ^ in[613];
    wire n2982 = in[560] | in[563];
    wire n2983 = in[478] & in[561];
    wire n2984 = in[561] ^ in[617];
    wire n2985 = in[536] ^ in[562];
    wire n2986 = ~in[534] & in[562];
    wire n2987 = in[562] | in[621];
    wire n2988 = ~in[562] & in[648];
    wire n2989 = in[536] | in[563];
    wire n2990 = in[563] & in[649];
    wire n2991 = ~in[563] & in[592];
    wire n2992 = ~in[563] & in[645];
    wire n2993 = in[476] ^ in[563];
    wire n2994 = in[563] & ~in[617];
    wire n2995 = in[534] & in[563];
    wire n2996 = in[539] | in[564];
    wire n2997 = in[564] | in[567];
    wire n2998 = in[564] | in[649];
    wire n2999 = in[536] | in[564];
    wire n3000 = in[506] ^ in[564];
    wire n3001 = in[510] | in[564];
    wire n3002 = in[540] | in[565];
    wire n3003 = in[480] | in[565];
    wire n3004 = in[565] & in[622];
    wire n3005 = in[482] & ~in[565];
    wire n3006 = ~in[480] & in[565];
    wire n3007 = in[562] ^ in[565];
    wire n3008 = in[483] | in[565];
    wire n3009 = in[565] ^ in[592];
    wire n3010 = in[566] | in[594];
    wire n3011 = in[513] | in[566];
    wire n3012 = in[566] | in[591];
    wire n3013 = in[536] & in[566];
    wire n3014 = in[565] | in[566];
    wire n3015 = in[485] | in[566];
    wire n3016 = ~in[480] & in[566];
    wire n3017 = in[567] & ~in[597];
    wire n3018 = in[567] | in[625];
    wire n3019 = in[567] ^ in[648];
    wire n3020 = in[536] | in[567];
    wire n3021 = in[567] | in[595];
    wire n3022 = in[510] | in[567];
    wire n3023 = in[565] ^ in[567];
    wire n3024 = in[568] ^ in[571];
    wire n3025 = in[568] | in[655];
    wire n3026 = in[568] | in[595];
    wire n3027 = in[568] ^ in[655];
    wire n3028 = in[481] | in[568];
    wire n3029 = in[487] | in[568];
    wire n3030 = in[569] ^ in[596];
    wire n3031 = in[540] ^ in[569];
    wire n3032 = in[542] | in[569];
    wire n3033 = in[569] | in[655];
    wire n3034 = in[569] | in[572];
    wire n3035 = ~in[513] & in[570];
    wire n3036 = in[570] | in[573];
    wire n3037 = in[512] | in[570];
    wire n3038 = in[570] ^ in[651];
    wire n3039 = in[570] | in[627];
    wire n3040 = in[570] & in[601];
    wire n3041 = in[570] ^ in[652];
    wire n3042 = in[568] | in[571];
    wire n3043 = in[571] ^ in[597];
    wire n3044 = in[543] & ~in[571];
    wire n3045 = in[570] | in[571];
    wire n3046 = in[571] | in[574];
    wire n3047 = in[514] | in[571];
    wire n3048 = in[572] ^ in[653];
    wire n3049 = in[572] & in[630];
    wire n3050 = in[572] & ~in[625];
    wire n3051 = in[572] ^ in[626];
    wire n3052 = in[572] | in[659];
    wire n3053 = in[572] ^ in[627];
    wire n3054 = in[516] & in[572];
    wire n3055 = in[520] & ~in[573];
    wire n3056 = in[486] & ~in[573];
    wire n3057 = in[573] ^ in[657];
    wire n3058 = in[573] & ~in[598];
    wire n3059 = in[573] ^ in[656];
    wire n3060 = in[574] & in[627];
    wire n3061 = in[491] | in[574];
    wire n3062 = in[574] ^ in[631];
    wire n3063 = in[575] & in[600];
    wire n3064 = ~in[575] & in[661];
    wire n3065 = in[575] ^ in[603];
    wire n3066 = in[575] ^ in[604];
    wire n3067 = in[517] ^ in[575];
    wire n3068 = in[573] ^ in[575];
    wire n3069 = ~(in[576] ^ in[660]);
    wire n3070 = in[519] ^ in[576];
    wire n3071 = in[495] | in[576];
    wire n3072 = ~in[576] & in[606];
    wire n3073 = in[576] ^ in[635];
    wire n3074 = in[576] ^ in[659];
    wire n3075 = in[576] ^ in[607];
    wire n3076 = in[576] | in[635];
    wire n3077 = in[577] | in[605];
    wire n3078 = in[548] ^ in[577];
    wire n3079 = in[577] ^ in[604];
    wire n3080 = ~in[491] | in[577];
    wire n3081 = in[550] & in[577];
    wire n3082 = ~in[521] & in[577];
    wire n3083 = in[578] ^ in[637];
    wire n3084 = in[578] | in[633];
    wire n3085 = in[578] & ~in[635];
    wire n3086 = in[524] | in[578];
    wire n3087 = in[553] & in[579];
    wire n3088 = in[493] & ~in[579];
    wire n3089 = in[496] ^ in[579];
    wire n3090 = in[579] ^ in[662];
    wire n3091 = in[525] ^ in[579];
    wire n3092 = ~(in[579] ^ in[632]);
    wire n3093 = in[524] ^ in[580];
    wire n3094 = ~in[550] & in[580];
    wire n3095 = in[523] ^ in[580];
    wire n3096 = in[521] & ~in[580];
    wire n3097 = in[580] | in[611];
    wire n3098 = in[580] | in[639];
    wire n3099 = in[580] & in[663];
    wire n3100 = ~in[578] & in[581];
    wire n3101 = in[581] ^ in[637];
    wire n3102 = in[553] | in[581];
    wire n3103 = in[581] | in[665];
    wire n3104 = in[581] ^ in[665];
    wire n3105 = in[526] ^ in[582];
    wire n3106 = ~in[582] & in[608];
    wire n3107 = in[582] ^ in[664];
    wire n3108 = in[582] & ~in[666];
    wire n3109 = in[580] ^ in[582];
    wire n3110 = in[524] | in[583];
    wire n3111 = in[501] | in[583];
    wire n3112 = in[583] | in[614];
    wire n3113 = in[499] ^ in[583];
    wire n3114 = in[501] ^ in[584];
    wire n3115 = in[584] & ~in[609];
    wire n3116 = in[526] | in[584];
    wire n3117 = in[559] ^ in[584];
    wire n3118 = in[584] ^ in[641];
    wire n3119 = in[584] | in[614];
    wire n3120 = ~in[585] & in[667];
    wire n3121 = in[526] | in[585];
    wire n3122 = in[526] & ~in[585];
    wire n3123 = in[503] | in[585];
    wire n3124 = in[585] & in[586];
    wire n3125 = in[585] | in[587];
    wire n3126 = in[585] ^ in[610];
    wire n3127 = in[585] & in[667];
    wire n3128 = in[586] ^ in[640];
    wire n3129 = in[586] & ~in[615];
    wire n3130 = in[586] | in[639];
    wire n3131 = ~in[586] & in[667];
    wire n3132 = ~in[587] & in[671];
    wire n3133 = in[587] & in[671];
    wire n3134 = in[502] ^ in[587];
    wire n3135 = ~in[587] & in[640];
    wire n3136 = ~in[588] & in[675];
    wire n3137 = in[589] | in[618];
    wire n3138 = in[589] | in[674];
    wire n3139 = in[589] & ~in[675];
    wire n3140 = in[590] ^ in[675];
    wire n3141 = in[535] ^ in[590];
    wire n3142 = in[564] & ~in[590];
    wire n3143 = in[507] | in[590];
    wire n3144 = in[507] ^ in[590];
    wire n3145 = in[591] & in[677];
    wire n3146 = ~in[504] & in[591];
    wire n3147 = in[591] | in[592];
    wire n3148 = in[508] | in[592];
    wire n3149 = in[592] & in[651];
    wire n3150 = in[590] ^ in[592];
    wire n3151 = ~in[536] & in[592];
    wire n3152 = in[592] ^ in[676];
    wire n3153 = in[593] | in[619];
    wire n3154 = in[593] | in[649];
    wire n3155 = in[593] & in[648];
    wire n3156 = in[593] & ~in[596];
    wire n3157 = in[593] & ~in[649];
    wire n3158 = in[592] | in[594];
    wire n3159 = in[594] | in[677];
    wire n3160 = in[594] | in[596];
    wire n3161 = in[565] | in[594];
    wire n3162 = in[508] & in[594];
    wire n3163 = in[568] | in[594];
    wire n3164 = in[594] | in[652];
    wire n3165 = in[595] | in[654];
    wire n3166 = ~in[539] & in[595];
    wire n3167 = in[595] | in[682];
    wire n3168 = in[541] ^ in[595];
    wire n3169 = in[540] | in[595];
    wire n3170 = in[595] | in[681];
    wire n3171 = in[595] | in[648];
    wire n3172 = in[596] | in[621];
    wire n3173 = in[571] ^ in[596];
    wire n3174 = in[596] ^ in[678];
    wire n3175 = in[596] ^ in[621];
    wire n3176 = in[515] | in[596];
    wire n3177 = in[596] | in[652];
    wire n3178 = in[568] | in[597];
    wire n3179 = in[543] ^ in[597];
    wire n3180 = in[597] ^ in[682];
    wire n3181 = ~in[594] & in[597];
    wire n3182 = ~in[597] & in[682];
    wire n3183 = in[597] & ~in[678];
    wire n3184 = in[510] | in[597];
    wire n3185 = ~in[510] & in[597];
    wire n3186 = in[540] & ~in[598];
    wire n3187 = in[598] | in[685];
    wire n3188 = in[516] | in[598];
    wire n3189 = in[598] | in[653];
    wire n3190 = in[517] | in[599];
    wire n3191 = in[599] | in[652];
    wire n3192 = in[599] | in[630];
    wire n3193 = in[599] | in[627];
    wire n3194 = in[600] ^ in[628];
    wire n3195 = ~in[518] & in[600];
    wire n3196 = ~in[600] & in[656];
    wire n3197 = in[600] & in[603];
    wire n3198 = in[600] ^ in[625];
    wire n3199 = in[600] & in[629];
    wire n3200 = in[575] ^ in[600];
    wire n3201 = in[517] | in[600];
    wire n3202 = in[597] & ~in[600];
    wire n3203 = in[601] ^ in[628];
    wire n3204 = ~(in[601] ^ in[685]);
    wire n3205 = in[573] ^ in[601];
    wire n3206 = in[601] & ~in[655];
    wire n3207 = ~in[601] & in[659];
    wire n3208 = in[520] | in[602];
    wire n3209 = ~in[520] & in[602];
    wire n3210 = in[574] | in[602];
    wire n3211 = ~in[602] & in[632];
    wire n3212 = in[602] ^ in[661];
    wire n3213 = in[517] & in[602];
    wire n3214 = in[544] ^ in[602];
    wire n3215 = in[574] & in[602];
    wire n3216 = in[576] & ~in[603];
    wire n3217 = in[603] & ~in[685];
    wire n3218 = in[602] & in[603];
    wire n3219 = in[603] ^ in[628];
    wire n3220 = in[603] ^ in[634];
    wire n3221 = in[603] | in[604];
    wire n3222 = in[600] | in[603];
    wire n3223 = in[518] ^ in[603];
    wire n3224 = in[604] ^ in[662];
    wire n3225 = in[604] & ~in[661];
    wire n3226 = in[575] | in[604];
    wire n3227 = in[604] | in[658];
    wire n3228 = in[604] & ~in[689];
    wire n3229 = in[519] & in[605];
    wire n3230 = in[605] & in[660];
    wire n3231 = in[605] & ~in[632];
    wire n3232 = in[605] | in[633];
    wire n3233 = ~in[574] & in[605];
    wire n3234 = in[605] | in[688];
    wire n3235 = in[606] | in[609];
    wire n3236 = in[578] | in[606];
    wire n3237 = ~in[552] & in[606];
    wire n3238 = in[606] | in[635];
    wire n3239 = in[550] | in[606];
    wire n3240 = in[606] ^ in[664];
    wire n3241 = ~in[551] & in[607];
    wire n3242 = in[605] ^ in[607];
    wire n3243 = in[607] ^ in[689];
    wire n3244 = in[551] | in[607];
    wire n3245 = in[607] & in[610];
    wire n3246 = in[580] | in[607];
    wire n3247 = in[554] | in[607];
    wire n3248 = in[521] | in[607];
    wire n3249 = in[608] ^ in[639];
    wire n3250 = in[608] | in[610];
    wire n3251 = in[608] | in[611];
    wire n3252 = in[608] ^ in[691];
    wire n3253 = in[608] & in[662];
    wire n3254 = ~in[521] & in[608];
    wire n3255 = in[583] | in[608];
    wire n3256 = in[609] ^ in[667];
    wire n3257 = in[609] & ~in[635];
    wire n3258 = in[609] & in[665];
    wire n3259 = in[527] ^ in[609];
    wire n3260 = in[610] ^ in[636];
    wire n3261 = in[610] & ~in[697];
    wire n3262 = ~in[553] & in[610];
    wire n3263 = in[555] ^ in[610];
    wire n3264 = in[610] | in[636];
    wire n3265 = in[581] | in[610];
    wire n3266 = in[526] ^ in[610];
    wire n3267 = in[610] & in[611];
    wire n3268 = in[611] & in[612];
    wire n3269 = in[611] ^ in[614];
    wire n3270 = in[611] & in[640];
    wire n3271 = in[554] | in[611];
    wire n3272 = in[612] & ~in[638];
    wire n3273 = in[612] & ~in[642];
    wire n3274 = ~in[555] & in[612];
    wire n3275 = in[558] ^ in[612];
    wire n3276 = in[612] ^ in[669];
    wire n3277 = in[612] | in[665];
    wire n3278 = in[612] & ~in[694];
    wire n3279 = ~in[556] & in[613];
    wire n3280 = in[585] & in[613];
    wire n3281 = in[582] | in[613];
    wire n3282 = in[613] | in[699];
    wire n3283 = in[554] & ~in[613];
    wire n3284 = in[557] ^ in[614];
    wire n3285 = in[612] & in[614];
    wire n3286 = in[615] ^ in[668];
    wire n3287 = in[612] ^ in[615];
    wire n3288 = in[615] ^ in[640];
    wire n3289 = ~in[615] & in[697];
    wire n3290 = ~in[587] & in[615];
    wire n3291 = in[584] & ~in[615];
    wire n3292 = in[616] | in[644];
    wire n3293 = in[617] | in[646];
    wire n3294 = in[617] & ~in[618];
    wire n3295 = in[617] | in[674];
    wire n3296 = in[532] | in[618];
    wire n3297 = in[619] & in[702];
    wire n3298 = in[590] | in[619];
    wire n3299 = in[619] | in[705];
    wire n3300 = in[562] | in[619];
    wire n3301 = ~in[620] & in[648];
    wire n3302 = in[592] & in[620];
    wire n3303 = in[620] | in[677];
    wire n3304 = ~in[562] & in[620];
    wire n3305 = in[538] ^ in[620];
    wire n3306 = ~in[564] & in[621];
    wire n3307 = in[621] ^ in[675];
    wire n3308 = in[621] & ~in[703];
    wire n3309 = in[621] ^ in[678];
    wire n3310 = in[621] | in[648];
    wire n3311 = in[622] | in[651];
    wire n3312 = in[540] | in[622];
    wire n3313 = in[563] | in[622];
    wire n3314 = in[538] ^ in[622];
    wire n3315 = in[593] ^ in[622];
    wire n3316 = in[622] ^ in[676];
    wire n3317 = in[622] | in[679];
    wire n3318 = in[597] | in[622];
    wire n3319 = in[623] & ~in[648];
    wire n3320 = in[623] | in[710];
    wire n3321 = in[623] ^ in[649];
    wire n3322 = in[568] ^ in[623];
    wire n3323 = in[623] ^ in[704];
    wire n3324 = in[624] ^ in[705];
    wire n3325 = in[624] | in[706];
    wire n3326 = in[624] & in[709];
    wire n3327 = in[624] ^ in[679];
    wire n3328 = in[624] | in[652];
    wire n3329 = in[624] ^ in[678];
    wire n3330 = in[625] | in[653];
    wire n3331 = in[625] & ~in[710];
    wire n3332 = in[596] | in[625];
    wire n3333 = in[595] & ~in[625];
    wire n3334 = ~in[625] & in[682];
    wire n3335 = in[595] | in[625];
    wire n3336 = in[572] & ~in[626];
    wire n3337 = in[626] ^ in[683];
    wire n3338 = ~in[571] & in[626];
    wire n3339 = in[540] | in[626];
    wire n3340 = in[626] | in[628];
    wire n3341 = in[626] ^ in[709];
    wire n3342 = in[544] ^ in[627];
    wire n3343 = in[602] ^ in[627];
    wire n3344 = in[627] | in[655];
    wire n3345 = in[541] ^ in[627];
    wire n3346 = in[568] & in[627];
    wire n3347 = ~in[544] & in[627];
    wire n3348 = in[628] | in[684];
    wire n3349 = ~in[542] & in[628];
    wire n3350 = in[598] | in[628];
    wire n3351 = in[628] & ~in[714];
    wire n3352 = in[628] ^ in[709];
    wire n3353 = in[628] | in[659];
    wire n3354 = in[601] & in[629];
    wire n3355 = in[601] | in[629];
    wire n3356 = in[570] & in[629];
    wire n3357 = in[629] ^ in[683];
    wire n3358 = in[602] | in[629];
    wire n3359 = in[626] | in[629];
    wire n3360 = in[575] & ~in[630];
    wire n3361 = ~in[605] & in[630];
    wire n3362 = in[630] ^ in[633];
    wire n3363 = in[571] | in[630];
    wire n3364 = in[546] | in[630];
    wire n3365 = in[548] ^ in[630];
    wire n3366 = in[630] | in[660];
    wire n3367 = in[575] & in[630];
    wire n3368 = in[631] ^ in[685];
    wire n3369 = in[631] ^ in[686];
    wire n3370 = in[631] | in[633];
    wire n3371 = in[631] | in[658];
    wire n3372 = in[577] & in[631];
    wire n3373 = in[631] ^ in[713];
    wire n3374 = in[631] ^ in[715];
    wire n3375 = in[604] ^ in[632];
    wire n3376 = in[577] | in[632];
    wire n3377 = in[629] & in[632];
    wire n3378 = in[551] | in[632];
    wire n3379 = in[551] ^ in[632];
    wire n3380 = in[632] & in[716];
    wire n3381 = in[632] | in[714];
    wire n3382 = in[633] & in[663];
    wire n3383 = in[576] & in[633];
    wire n3384 = ~in[633] & in[659];
    wire n3385 = in[631] & in[633];
    wire n3386 = in[604] ^ in[633];
    wire n3387 = in[633] | in[662];
    wire n3388 = in[633] | in[634];
    wire n3389 = in[605] | in[634];
    wire n3390 = in[609] & in[634];
    wire n3391 = in[634] | in[661];
    wire n3392 = in[577] | in[634];
    wire n3393 = in[634] ^ in[687];
    wire n3394 = in[632] & in[634];
    wire n3395 = in[553] | in[634];
    wire n3396 = in[549] & ~in[634];
    wire n3397 = ~in[605] & in[635];
    wire n3398 = in[635] & in[661];
    wire n3399 = in[548] ^ in[635];
    wire n3400 = in[581] | in[635];
    wire n3401 = in[635] | in[717];
    wire n3402 = in[580] & in[635];
    wire n3403 = in[636] | in[690];
    wire n3404 = in[607] & in[636];
    wire n3405 = in[636] ^ in[666];
    wire n3406 = in[580] & ~in[636];
    wire n3407 = ~in[553] & in[636];
    wire n3408 = in[636] | in[689];
    wire n3409 = in[636] & ~in[723];
    wire n3410 = in[555] ^ in[636];
    wire n3411 = in[637] ^ in[694];
    wire n3412 = in[550] | in[637];
    wire n3413 = in[636] | in[637];
    wire n3414 = in[637] | in[695];
    wire n3415 = in[638] | in[639];
    wire n3416 = in[638] | in[724];
    wire n3417 = in[638] ^ in[692];
    wire n3418 = in[638] & ~in[694];
    wire n3419 = ~in[638] & in[692];
    wire n3420 = in[610] ^ in[639];
    wire n3421 = in[639] & ~in[725];
    wire n3422 = in[639] | in[667];
    wire n3423 = ~in[582] & in[639];
    wire n3424 = in[609] & in[640];
    wire n3425 = in[581] & in[640];
    wire n3426 = in[640] & in[669];
    wire n3427 = ~in[640] & in[643];
    wire n3428 = in[640] ^ in[723];
    wire n3429 = in[640] & ~in[667];
    wire n3430 = in[641] ^ in[667];
    wire n3431 = in[584] & ~in[641];
    wire n3432 = in[642] & ~in[697];
    wire n3433 = in[642] | in[723];
    wire n3434 = in[557] ^ in[642];
    wire n3435 = in[612] ^ in[642];
    wire n3436 = in[642] | in[668];
    wire n3437 = in[559] & in[643];
    wire n3438 = in[643] | in[698];
    wire n3439 = in[643] & ~in[669];
    wire n3440 = in[613] ^ in[643];
    wire n3441 = in[640] & ~in[643];
    wire n3442 = in[643] | in[671];
    wire n3443 = in[618] ^ in[644];
    wire n3444 = in[644] & ~in[647];
    wire n3445 = in[644] | in[701];
    wire n3446 = in[619] & ~in[645];
    wire n3447 = in[563] ^ in[645];
    wire n3448 = in[620] | in[646];
    wire n3449 = in[562] | in[646];
    wire n3450 = in[591] | in[646];
    wire n3451 = in[647] & ~in[732];
    wire n3452 = in[647] | in[677];
    wire n3453 = in[588] ^ in[647];
    wire n3454 = in[647] & in[649];
    wire n3455 = in[648] & in[705];
    wire n3456 = in[562] | in[648];
    wire n3457 = ~in[619] & in[648];
    wire n3458 = in[648] | in[651];
    wire n3459 = in[649] | in[650];
    wire n3460 = in[649] & ~in[651];
    wire n3461 = in[592] & ~in[650];
    wire n3462 = in[567] ^ in[650];
    wire n3463 = in[564] | in[650];
    wire n3464 = in[596] | in[651];
    wire n3465 = in[597] ^ in[651];
    wire n3466 = in[624] & in[651];
    wire n3467 = in[652] | in[654];
    wire n3468 = in[567] & in[652];
    wire n3469 = in[593] ^ in[652];
    wire n3470 = ~(in[598] ^ in[653]);
    wire n3471 = in[594] | in[653];
    wire n3472 = in[625] & ~in[653];
    wire n3473 = ~in[573] & in[654];
    wire n3474 = in[599] ^ in[654];
    wire n3475 = in[654] ^ in[681];
    wire n3476 = in[654] ^ in[711];
    wire n3477 = in[654] | in[707];
    wire n3478 = in[655] & ~in[739];
    wire n3479 = in[624] | in[655];
    wire n3480 = in[655] | in[686];
    wire n3481 = ~in[655] & in[681];
    wire n3482 = in[655] | in[684];
    wire n3483 = in[602] & ~in[655];
    wire n3484 = in[655] | in[685];
    wire n3485 = in[600] ^ in[656];
    wire n3486 = in[629] ^ in[656];
    wire n3487 = in[656] ^ in[687];
    wire n3488 = in[656] & ~in[740];
    wire n3489 = in[572] & ~in[656];
    wire n3490 = ~in[600] & in[657];
    wire n3491 = in[603] | in[657];
    wire n3492 = in[657] | in[660];
    wire n3493 = in[598] & ~in[657];
    wire n3494 = in[574] ^ in[657];
    wire n3495 = in[573] & in[657];
    wire n3496 = in[658] | in[745];
    wire n3497 = in[658] | in[713];
    wire n3498 = in[572] & ~in[658];
    wire n3499 = in[658] & in[684];
    wire n3500 = in[633] | in[658];
    wire n3501 = in[655] | in[658];
    wire n3502 = in[656] & in[658];
    wire n3503 = in[572] ^ in[658];
    wire n3504 = in[658] ^ in[684];
    wire n3505 = in[657] | in[659];
    wire n3506 = in[628] & ~in[659];
    wire n3507 = in[657] ^ in[659];
    wire n3508 = in[632] | in[659];
    wire n3509 = in[659] ^ in[743];
    wire n3510 = in[660] & in[746];
    wire n3511 = in[660] | in[688];
    wire n3512 = in[635] & in[660];
    wire n3513 = in[634] | in[660];
    wire n3514 = in[574] & ~in[660];
    wire n3515 = in[661] | in[748];
    wire n3516 = in[635] ^ in[661];
    wire n3517 = in[634] & in[661];
    wire n3518 = in[661] ^ in[716];
    wire n3519 = ~in[634] & in[661];
    wire n3520 = in[661] & ~in[687];
    wire n3521 = ~in[661] & in[689];
    wire n3522 = in[661] ^ in[692];
    wire n3523 = in[662] | in[721];
    wire n3524 = in[633] & ~in[662];
    wire n3525 = in[607] | in[662];
    wire n3526 = in[631] ^ in[662];
    wire n3527 = in[577] ^ in[662];
    wire n3528 = ~in[577] & in[662];
    wire n3529 = in[579] ^ in[663];
    wire n3530 = in[580] | in[663];
    wire n3531 = in[609] | in[663];
    wire n3532 = in[632] & in[663];
    wire n3533 = in[576] ^ in[663];
    wire n3534 = in[638] | in[663];
    wire n3535 = in[635] | in[664];
    wire n3536 = in[664] & in[746];
    wire n3537 = in[664] ^ in[691];
    wire n3538 = in[611] ^ in[665];
    wire n3539 = in[580] ^ in[665];
    wire n3540 = in[665] ^ in[752];
    wire n3541 = in[634] | in[665];
    wire n3542 = in[665] | in[695];
    wire n3543 = in[638] | in[665];
    wire n3544 = in[584] | in[665];
    wire n3545 = in[665] & ~in[666];
    wire n3546 = in[666] | in[720];
    wire n3547 = in[663] ^ in[666];
    wire n3548 = in[581] | in[667];
    wire n3549 = in[667] | in[692];
    wire n3550 = in[586] ^ in[667];
    wire n3551 = in[665] ^ in[667];
    wire n3552 = in[611] | in[668];
    wire n3553 = in[668] | in[696];
    wire n3554 = in[668] & in[698];
    wire n3555 = in[668] & ~in[698];
    wire n3556 = in[669] | in[754];
    wire n3557 = in[615] & ~in[669];
    wire n3558 = in[669] ^ in[670];
    wire n3559 = in[669] ^ in[755];
    wire n3560 = in[610] ^ in[669];
    wire n3561 = in[670] ^ in[755];
    wire n3562 = in[586] & in[671];
    wire n3563 = in[671] & in[699];
    wire n3564 = in[642] | in[671];
    wire n3565 = in[671] ^ in[752];
    wire n3566 = in[641] & ~in[671];
    wire n3567 = in[616] ^ in[672];
    wire n3568 = in[619] | in[672];
    wire n3569 = in[645] & in[672];
    wire n3570 = ~in[672] & in[703];
    wire n3571 = in[673] | in[756];
    wire n3572 = in[648] ^ in[673];
    wire n3573 = in[619] ^ in[673];
    wire n3574 = in[618] | in[673];
    wire n3575 = in[672] & ~in[673];
    wire n3576 = in[674] ^ in[731];
    wire n3577 = in[619] | in[674];
    wire n3578 = in[674] & ~in[761];
    wire n3579 = in[674] ^ in[733];
    wire n3580 = in[589] & ~in[674];
    wire n3581 = in[675] & ~in[762];
    wire n3582 = ~in[621] & in[675];
    wire n3583 = in[675] | in[756];
    wire n3584 = in[593] | in[675];
    wire n3585 = in[674] & in[675];
    wire n3586 = in[673] | in[675];
    wire n3587 = in[675] & ~in[756];
    wire n3588 = in[676] & in[679];
    wire n3589 = in[676] ^ in[701];
    wire n3590 = in[622] | in[676];
    wire n3591 = in[676] ^ in[678];
    wire n3592 = in[676] | in[760];
    wire n3593 = in[593] | in[677];
    wire n3594 = in[594] ^ in[677];
    wire n3595 = in[677] | in[708];
    wire n3596 = in[677] ^ in[759];
    wire n3597 = in[593] ^ in[677];
    wire n3598 = in[678] | in[764];
    wire n3599 = in[622] & in[678];
    wire n3600 = in[677] & in[678];
    wire n3601 = ~in[678] & in[763];
    wire n3602 = in[678] & ~in[709];
    wire n3603 = in[676] | in[678];
    wire n3604 = in[592] | in[679];
    wire n3605 = in[679] | in[704];
    wire n3606 = in[679] & ~in[762];
    wire n3607 = in[679] & ~in[763];
    wire n3608 = in[598] ^ in[679];
    wire n3609 = ~in[623] & in[679];
    wire n3610 = ~in[597] & in[679];
    wire n3611 = in[679] & ~in[764];
    wire n3612 = in[599] | in[680];
    wire n3613 = in[627] & ~in[680];
    wire n3614 = ~in[680] & in[738];
    wire n3615 = in[593] | in[680];
    wire n3616 = in[680] ^ in[766];
    wire n3617 = in[678] | in[681];
    wire n3618 = in[654] | in[681];
    wire n3619 = ~in[624] & in[681];
    wire n3620 = in[682] & ~in[764];
    wire n3621 = in[682] & in[684];
    wire n3622 = in[600] ^ in[682];
    wire n3623 = in[682] | in[708];
    wire n3624 = ~in[682] & in[767];
    wire n3625 = in[682] | in[684];
    wire n3626 = ~in[629] & in[682];
    wire n3627 = in[653] | in[683];
    wire n3628 = in[683] ^ in[712];
    wire n3629 = in[600] ^ in[683];
    wire n3630 = in[652] | in[683];
    wire n3631 = in[683] | in[684];
    wire n3632 = ~in[684] & in[771];
    wire n3633 = in[603] ^ in[684];
    wire n3634 = in[630] | in[684];
    wire n3635 = ~in[684] & in[713];
    wire n3636 = in[684] | in[710];
    wire n3637 = in[659] ^ in[684];
    wire n3638 = in[653] & in[684];
    wire n3639 = in[685] & ~in[772];
    wire n3640 = in[685] ^ in[715];
    wire n3641 = in[660] | in[685];
    wire n3642 = ~in[632] & in[685];
    wire n3643 = in[604] ^ in[685];
    wire n3644 = in[685] | in[715];
    wire n3645 = in[686] & in[717];
    wire n3646 = in[630] | in[686];
    wire n3647 = in[656] | in[686];
    wire n3648 = in[631] & ~in[686];
    wire n3649 = in[660] | in[686];
    wire n3650 = in[602] ^ in[686];
    wire n3651 = in[632] | in[687];
    wire n3652 = in[603] ^ in[687];
    wire n3653 = in[687] | in[716];
    wire n3654 = in[687] & ~in[768];
    wire n3655 = in[632] ^ in[687];
    wire n3656 = in[633] ^ in[687];
    wire n3657 = in[687] | in[712];
    wire n3658 = in[661] | in[688];
    wire n3659 = in[661] & in[688];
    wire n3660 = in[688] ^ in[772];
    wire n3661 = in[688] | in[745];
    wire n3662 = in[662] | in[689];
    wire n3663 = in[688] ^ in[689];
    wire n3664 = ~in[689] & in[718];
    wire n3665 = in[689] & ~in[742];
    wire n3666 = in[688] & ~in[689];
    wire n3667 = in[632] & in[689];
    wire n3668 = in[690] | in[775];
    wire n3669 = ~in[690] & in[692];
    wire n3670 = in[608] ^ in[690];
    wire n3671 = in[661] & ~in[690];
    wire n3672 = ~in[688] & in[690];
    wire n3673 = in[688] | in[690];
    wire n3674 = in[691] ^ in[749];
    wire n3675 = in[610] | in[691];
    wire n3676 = in[690] | in[691];
    wire n3677 = ~in[661] & in[691];
    wire n3678 = ~in[691] & in[719];
    wire n3679 = in[689] | in[691];
    wire n3680 = in[692] ^ in[719];
    wire n3681 = in[692] | in[775];
    wire n3682 = in[610] | in[692];
    wire n3683 = in[692] & ~in[778];
    wire n3684 = ~in[692] & in[777];
    wire n3685 = ~in[639] & in[692];
    wire n3686 = in[612] | in[693];
    wire n3687 = in[693] | in[721];
    wire n3688 = in[609] | in[693];
    wire n3689 = in[641] ^ in[694];
    wire n3690 = in[613] | in[694];
    wire n3691 = in[694] ^ in[725];
    wire n3692 = in[636] | in[694];
    wire n3693 = in[695] ^ in[781];
    wire n3694 = in[669] ^ in[695];
    wire n3695 = in[695] | in[722];
    wire n3696 = in[640] | in[695];
    wire n3697 = ~in[695] & in[725];
    wire n3698 = in[610] | in[696];
    wire n3699 = in[696] | in[750];
    wire n3700 = in[696] | in[721];
    wire n3701 = in[696] ^ in[723];
    wire n3702 = in[642] ^ in[696];
    wire n3703 = in[696] & ~in[721];
    wire n3704 = in[696] & ~in[781];
    wire n3705 = in[697] ^ in[722];
    wire n3706 = in[639] ^ in[697];
    wire n3707 = in[698] & ~in[780];
    wire n3708 = in[671] | in[698];
    wire n3709 = in[640] ^ in[698];
    wire n3710 = in[639] ^ in[698];
    wire n3711 = in[699] ^ in[752];
    wire n3712 = ~in[697] & in[699];
    wire n3713 = in[668] | in[699];
    wire n3714 = in[699] & ~in[727];
    wire n3715 = in[612] & ~in[699];
    wire n3716 = in[640] & ~in[699];
    wire n3717 = in[675] & ~in[700];
    wire n3718 = in[674] & ~in[700];
    wire n3719 = in[700] & in[702];
    wire n3720 = ~in[700] & in[702];
    wire n3721 = in[646] & in[701];
    wire n3722 = ~in[617] & in[701];
    wire n3723 = ~in[701] & in[759];
    wire n3724 = in[701] & in[759];
    wire n3725 = in[649] & ~in[702];
    wire n3726 = in[676] | in[702];
    wire n3727 = in[648] ^ in[702];
    wire n3728 = in[702] & in[761];
    wire n3729 = in[620] ^ in[703];
    wire n3730 = in[617] & ~in[703];
    wire n3731 = ~in[703] & in[733];
    wire n3732 = in[644] ^ in[703];
    wire n3733 = in[674] & ~in[703];
    wire n3734 = in[673] ^ in[704];
    wire n3735 = in[704] | in[734];
    wire n3736 = in[618] & ~in[704];
    wire n3737 = in[651] ^ in[705];
    wire n3738 = in[646] ^ in[705];
    wire n3739 = in[621] ^ in[705];
    wire n3740 = in[703] & in[705];
    wire n3741 = in[706] ^ in[761];
    wire n3742 = in[706] & ~in[760];
    wire n3743 = in[706] | in[707];
    wire n3744 = in[706] & in[707];
    wire n3745 = in[622] & ~in[707];
    wire n3746 = ~in[623] & in[707];
    wire n3747 = in[707] | in[734];
    wire n3748 = in[651] | in[707];
    wire n3749 = ~in[652] & in[707];
    wire n3750 = in[705] & in[708];
    wire n3751 = ~in[649] & in[708];
    wire n3752 = in[621] ^ in[708];
    wire n3753 = in[679] ^ in[708];
    wire n3754 = in[708] & ~in[764];
    wire n3755 = ~in[709] & in[734];
    wire n3756 = in[656] | in[709];
    wire n3757 = in[708] | in[709];
    wire n3758 = in[709] ^ in[764];
    wire n3759 = in[627] ^ in[709];
    wire n3760 = in[651] ^ in[710];
    wire n3761 = in[680] | in[710];
    wire n3762 = in[710] | in[741];
    wire n3763 = in[710] & ~in[739];
    wire n3764 = in[710] & in[741];
    wire n3765 = in[681] | in[710];
    wire n3766 = ~in[709] & in[710];
    wire n3767 = in[708] & in[711];
    wire n3768 = in[654] | in[711];
    wire n3769 = in[711] | in[738];
    wire n3770 = in[680] ^ in[711];
    wire n3771 = in[686] ^ in[711];
    wire n3772 = in[628] ^ in[711];
    wire n3773 = in[625] | in[712];
    wire n3774 = in[711] | in[712];
    wire n3775 = in[712] ^ in[765];
    wire n3776 = in[654] ^ in[712];
    wire n3777 = in[713] | in[744];
    wire n3778 = in[684] | in[713];
    wire n3779 = in[683] | in[713];
    wire n3780 = in[713] ^ in[743];
    wire n3781 = in[660] & in[713];
    wire n3782 = in[713] | in[740];
    wire n3783 = in[710] & in[713];
    wire n3784 = in[714] ^ in[743];
    wire n3785 = ~in[714] & in[716];
    wire n3786 = in[711] | in[714];
    wire n3787 = in[657] ^ in[714];
    wire n3788 = in[655] | in[714];
    wire n3789 = in[656] | in[715];
    wire n3790 = in[658] ^ in[715];
    wire n3791 = in[715] | in[718];
    wire n3792 = ~in[658] & in[715];
    wire n3793 = in[715] | in[774];
    wire n3794 = in[714] ^ in[715];
    wire n3795 = in[716] ^ in[770];
    wire n3796 = in[691] | in[716];
    wire n3797 = in[631] ^ in[716];
    wire n3798 = in[716] ^ in[746];
    wire n3799 = in[632] ^ in[717];
    wire n3800 = in[717] & in[774];
    wire n3801 = ~in[633] & in[717];
    wire n3802 = in[692] ^ in[717];
    wire n3803 = ~in[714] & in[717];
    wire n3804 = in[714] | in[717];
    wire n3805 = in[659] & in[717];
    wire n3806 = ~in[718] & in[749];
    wire n3807 = in[718] & ~in[772];
    wire n3808 = in[631] | in[718];
    wire n3809 = in[693] ^ in[718];
    wire n3810 = in[718] | in[747];
    wire n3811 = in[719] | in[722];
    wire n3812 = in[719] & ~in[778];
    wire n3813 = in[719] ^ in[745];
    wire n3814 = in[719] | in[745];
    wire n3815 = in[635] | in[719];
    wire n3816 = in[719] | in[746];
    wire n3817 = in[690] | in[719];
    wire n3818 = in[720] | in[776];
    wire n3819 = ~in[666] & in[720];
    wire n3820 = in[720] | in[721];
    wire n3821 = in[717] | in[720];
    wire n3822 = in[667] | in[720];
    wire n3823 = in[694] | in[720];
    wire n3824 = in[718] | in[720];
    wire n3825 = in[664] & in[720];
    wire n3826 = ~in[664] & in[721];
    wire n3827 = in[664] & ~in[721];
    wire n3828 = ~in[721] & in[748];
    wire n3829 = ~in[665] & in[721];
    wire n3830 = in[722] ^ in[779];
    wire n3831 = in[637] & ~in[722];
    wire n3832 = in[722] ^ in[724];
    wire n3833 = in[665] ^ in[722];
    wire n3834 = in[721] | in[722];
    wire n3835 = in[722] ^ in[751];
    wire n3836 = in[722] & ~in[779];
    wire n3837 = in[693] | in[723];
    wire n3838 = in[723] | in[748];
    wire n3839 = in[723] & ~in[782];
    wire n3840 = ~in[642] & in[724];
    wire n3841 = in[724] & ~in[753];
    wire n3842 = in[666] & ~in[724];
    wire n3843 = in[640] ^ in[724];
    wire n3844 = in[699] & ~in[724];
    wire n3845 = in[667] & in[724];
    wire n3846 = in[640] & ~in[725];
    wire n3847 = in[668] & ~in[725];
    wire n3848 = in[641] & in[725];
    wire n3849 = in[726] & ~in[781];
    wire n3850 = in[641] & ~in[726];
    wire n3851 = in[642] & in[726];
    wire n3852 = in[726] & in[780];
    wire n3853 = in[699] & in[726];
    wire n3854 = in[725] & in[726];
    wire n3855 = in[696] & in[727];
    wire n3856 = in[727] & in[753];
    wire n3857 = in[699] & in[727];
    wire n3858 = in[641] | in[727];
    wire n3859 = in[645] & ~in[728];
    wire n3860 = in[728] ^ in[757];
    wire n3861 = in[728] | in[729];
    wire n3862 = in[729] ^ in[757];
    wire n3863 = in[728] ^ in[729];
    wire n3864 = in[729] & in[757];
    wire n3865 = in[644] ^ in[729];
    wire n3866 = in[647] & ~in[730];
    wire n3867 = in[730] | in[761];
    wire n3868 = ~in[645] & in[730];
    wire n3869 = in[648] | in[730];
    wire n3870 = ~in[676] & in[730];
    wire n3871 = in[675] & ~in[731];
    wire n3872 = in[706] & ~in[731];
    wire n3873 = in[732] & ~in[759];
    wire n3874 = in[732] | in[758];
    wire n3875 = in[649] | in[732];
    wire n3876 = in[648] & ~in[732];
    wire n3877 = ~in[732] & in[757];
    wire n3878 = in[705] & in[733];
    wire n3879 = in[730] ^ in[733];
    wire n3880 = in[704] ^ in[733];
    wire n3881 = in[733] & in[761];
    wire n3882 = ~in[733] & in[761];
    wire n3883 = in[733] | in[736];
    wire n3884 = ~in[732] & in[734];
    wire n3885 = in[734] ^ in[736];
    wire n3886 = ~in[650] & in[734];
    wire n3887 = ~in[649] & in[734];
    wire n3888 = ~in[733] & in[734];
    wire n3889 = in[734] ^ in[737];
    wire n3890 = in[707] ^ in[734];
    wire n3891 = ~in[678] & in[735];
    wire n3892 = in[677] | in[735];
    wire n3893 = in[707] & ~in[735];
    wire n3894 = in[735] ^ in[766];
    wire n3895 = in[677] ^ in[735];
    wire n3896 = in[736] | in[767];
    wire n3897 = in[708] | in[736];
    wire n3898 = in[709] | in[736];
    wire n3899 = in[652] & ~in[737];
    wire n3900 = in[737] ^ in[740];
    wire n3901 = ~in[707] & in[737];
    wire n3902 = in[735] & ~in[737];
    wire n3903 = in[735] ^ in[737];
    wire n3904 = in[683] ^ in[737];
    wire n3905 = in[737] & in[738];
    wire n3906 = in[738] | in[763];
    wire n3907 = in[681] | in[738];
    wire n3908 = in[683] ^ in[738];
    wire n3909 = in[708] ^ in[738];
    wire n3910 = in[656] & ~in[739];
    wire n3911 = ~in[738] & in[739];
    wire n3912 = in[713] | in[739];
    wire n3913 = in[709] & ~in[739];
    wire n3914 = ~in[739] & in[741];
    wire n3915 = in[740] ^ in[771];
    wire n3916 = in[686] | in[740];
    wire n3917 = in[740] ^ in[766];
    wire n3918 = ~in[711] & in[740];
    wire n3919 = in[685] ^ in[740];
    wire n3920 = ~in[686] & in[741];
    wire n3921 = ~in[684] & in[741];
    wire n3922 = in[658] & in[741];
    wire n3923 = ~in[656] & in[741];
    wire n3924 = in[741] ^ in[767];
    wire n3925 = in[741] & ~in[769];
    wire n3926 = in[742] ^ in[772];
    wire n3927 = in[685] | in[742];
    wire n3928 = in[655] | in[742];
    wire n3929 = in[742] | in[770];
    wire n3930 = ~in[741] & in[742];
    wire n3931 = in[658] | in[743];
    wire n3932 = in[743] | in[746];
    wire n3933 = in[743] ^ in[771];
    wire n3934 = in[741] ^ in[743];
    wire n3935 = ~in[712] & in[743];
    wire n3936 = in[685] ^ in[743];
    wire n3937 = in[661] ^ in[744];
    wire n3938 = in[686] ^ in[744];
    wire n3939 = in[687] & ~in[744];
    wire n3940 = in[719] | in[744];
    wire n3941 = in[691] ^ in[744];
    wire n3942 = in[662] ^ in[745];
    wire n3943 = in[658] & ~in[745];
    wire n3944 = in[688] ^ in[745];
    wire n3945 = in[714] | in[745];
    wire n3946 = in[743] | in[745];
    wire n3947 = ~in[661] & in[746];
    wire n3948 = in[720] ^ in[746];
    wire n3949 = in[745] & in[746];
    wire n3950 = in[746] & ~in[775];
    wire n3951 = in[659] & in[746];
    wire n3952 = in[694] | in[747];
    wire n3953 = in[747] & ~in[773];
    wire n3954 = in[660] | in[747];
    wire n3955 = in[662] | in[747];
    wire n3956 = in[746] & in[747];
    wire n3957 = in[747] | in[748];
    wire n3958 = in[661] ^ in[748];
    wire n3959 = ~in[689] & in[748];
    wire n3960 = in[723] ^ in[748];
    wire n3961 = in[719] | in[749];
    wire n3962 = in[746] ^ in[749];
    wire n3963 = in[693] | in[749];
    wire n3964 = in[718] ^ in[749];
    wire n3965 = in[663] | in[749];
    wire n3966 = in[721] ^ in[750];
    wire n3967 = in[747] ^ in[750];
    wire n3968 = in[695] | in[751];
    wire n3969 = in[664] ^ in[751];
    wire n3970 = in[720] ^ in[751];
    wire n3971 = in[695] ^ in[751];
    wire n3972 = in[722] & in[752];
    wire n3973 = in[669] ^ in[752];
    wire n3974 = in[752] ^ in[777];
    wire n3975 = ~in[697] & in[753];
    wire n3976 = ~in[751] & in[753];
    wire n3977 = in[668] ^ in[753];
    wire n3978 = in[669] | in[753];
    wire n3979 = in[669] & in[753];
    wire n3980 = in[753] | in[778];
    wire n3981 = in[695] & ~in[754];
    wire n3982 = in[753] & ~in[754];
    wire n3983 = in[754] & in[782];
    wire n3984 = ~in[669] & in[754];
    wire n3985 = in[699] & in[754];
    wire n3986 = in[725] ^ in[755];
    wire n3987 = in[755] ^ in[782];
    wire n3988 = in[754] ^ in[755];
    wire n3989 = in[756] & in[758];
    wire n3990 = in[756] & in[757];
    wire n3991 = in[675] | in[757];
    wire n3992 = in[700] & in[757];
    wire n3993 = ~in[756] & in[757];
    wire n3994 = in[730] & ~in[758];
    wire n3995 = in[730] | in[758];
    wire n3996 = ~in[675] & in[758];
    wire n3997 = in[675] & ~in[758];
    wire n3998 = in[675] & ~in[759];
    wire n3999 = in[758] | in[759];
    wire n4000 = in[677] | in[759];
    wire n4001 = ~in[757] & in[759];
    wire n4002 = in[703] & ~in[760];
    wire n4003 = in[733] ^ in[760];
    wire n4004 = in[731] & ~in[761];
    wire n4005 = in[761] ^ in[763];
    wire n4006 = in[708] & ~in[761];
    wire n4007 = ~in[734] & in[761];
    wire n4008 = in[677] & in[761];
    wire n4009 = in[680] & ~in[762];
    wire n4010 = in[676] | in[762];
    wire n4011 = in[733] ^ in[762];
    wire n4012 = in[762] & ~in[765];
    wire n4013 = in[677] & in[762];
    wire n4014 = in[677] ^ in[763];
    wire n4015 = in[679] ^ in[763];
    wire n4016 = in[735] & in[763];
    wire n4017 = ~in[735] & in[763];
    wire n4018 = in[764] & in[765];
    wire n4019 = in[681] & in[764];
    wire n4020 = in[737] ^ in[764];
    wire n4021 = in[736] | in[764];
    wire n4022 = in[765] | in[768];
    wire n4023 = in[737] | in[765];
    wire n4024 = in[736] & in[765];
    wire n4025 = in[679] & ~in[765];
    wire n4026 = in[734] & ~in[765];
    wire n4027 = in[684] & ~in[766];
    wire n4028 = in[710] | in[766];
    wire n4029 = in[713] & ~in[766];
    wire n4030 = in[709] | in[766];
    wire n4031 = in[710] ^ in[767];
    wire n4032 = in[681] & ~in[767];
    wire n4033 = in[738] | in[767];
    wire n4034 = in[686] ^ in[768];
    wire n4035 = in[739] | in[768];
    wire n4036 = in[709] & in[768];
    wire n4037 = in[683] ^ in[768];
    wire n4038 = in[684] ^ in[768];
    wire n4039 = in[683] ^ in[769];
    wire n4040 = in[768] & in[769];
    wire n4041 = in[686] & ~in[769];
    wire n4042 = ~in[739] & in[769];
    wire n4043 = in[739] ^ in[769];
    wire n4044 = in[685] | in[769];
    wire n4045 = ~in[715] & in[770];
    wire n4046 = in[685] | in[770];
    wire n4047 = in[714] & ~in[770];
    wire n4048 = in[688] & ~in[770];
    wire n4049 = in[685] ^ in[771];
    wire n4050 = in[718] ^ in[771];
    wire n4051 = in[688] | in[771];
    wire n4052 = in[771] | in[772];
    wire n4053 = in[686] ^ in[771];
    wire n4054 = in[715] | in[772];
    wire n4055 = in[747] ^ in[772];
    wire n4056 = in[744] & ~in[772];
    wire n4057 = in[745] ^ in[772];
    wire n4058 = in[744] ^ in[773];
    wire n4059 = in[689] ^ in[773];
    wire n4060 = in[718] ^ in[773];
    wire n4061 = in[743] | in[773];
    wire n4062 = in[717] | in[774];
    wire n4063 = in[688] & ~in[774];
    wire n4064 = in[722] | in[775];
    wire n4065 = in[718] | in[775];
    wire n4066 = in[692] & ~in[775];
    wire n4067 = in[719] & ~in[776];
    wire n4068 = in[745] | in[776];
    wire n4069 = in[751] | in[776];
    wire n4070 = in[719] & in[776];
    wire n4071 = in[721] & in[776];
    wire n4072 = in[752] & ~in[777];
    wire n4073 = in[718] | in[777];
    wire n4074 = in[693] | in[777];
    wire n4075 = in[719] & ~in[777];
    wire n4076 = in[720] ^ in[777];
    wire n4077 = ~in[749] & in[777];
    wire n4078 = ~in[724] & in[777];
    wire n4079 = in[752] & in[778];
    wire n4080 = in[778] & ~in[779];
    wire n4081 = in[778] & ~in[780];
    wire n4082 = in[775] | in[778];
    wire n4083 = in[723] & in[779];
    wire n4084 = ~in[776] & in[779];
    wire n4085 = in[693] & in[780];
    wire n4086 = in[699] & in[780];
    wire n4087 = ~in[751] & in[781];
    wire n4088 = in[727] ^ in[781];
    wire n4089 = in[779] & in[781];
    wire n4090 = in[726] | in[781];
    wire n4091 = in[695] | in[781];
    wire n4092 = ~in[752] & in[782];
    wire n4093 = in[696] & in[782];
    wire n4094 = ~in[751] & in[782];
    wire n4095 = ~in[781] & in[782];
    wire n4096 = in[727] & in[782];
    wire n4097 = in[782] | in[783];
    wire n4098 = in[726] & in[783];
    wire n4099 = in[753] | in[783];
    wire n4100 = in[0] ^ n1477;
    wire n4101 = ~in[1] & n3098;
    wire n4102 = n2 ^ n3014;
    wire n4103 = in[207] | n2;
    wire n4104 = ~n5 & n1677;
    wire n4105 = ~in[102] & n6;
    wire n4106 = ~n9 & n714;
    wire n4107 = n10 & n4086;
    wire n4108 = n11 | n812;
    wire n4109 = in[565] & n11;
    wire n4110 = in[5] & n568;
    wire n4111 = n15 & n982;
    wire n4112 = n15 | n2042;
    wire n4113 = n16 & n912;
    wire n4114 = ~in[59] & n3956;
    wire n4115 = n18 & ~n3403;
    wire n4116 = n19 & n247;
    wire n4117 = n20 ^ n1523;
    wire n4118 = in[91] | n3355;
    wire n4119 = in[459] & ~n24;
    wire n4120 = n26 & n746;
    wire n4121 = ~in[39] & in[264];
    wire n4122 = ~n27 & n3167;
    wire n4123 = n28 ^ n2679;
    wire n4124 = ~n28 & n3363;
    wire n4125 = in[348] & ~n31;
    wire n4126 = in[559] & n32;
    wire n4127 = n33 | n2344;
    wire n4128 = ~(n34 | n992);
    wire n4129 = in[80] & n35;
    wire n4130 = n35 & n336;
    wire n4131 = n36 | n3539;
    wire n4132 = n38 | n2956;
    wire n4133 = in[482] | n39;
    wire n4134 = ~n40 & n473;
    wire n4135 = n43 | n2036;
    wire n4136 = in[304] & n45;
    wire n4137 = in[67] & n339;
    wire n4138 = in[13] & n2990;
    wire n4139 = in[15] & ~n1307;
    wire n4140 = in[531] & n47;
    wire n4141 = ~n50 & n1900;
    wire n4142 = ~in[430] & n51;
    wire n4143 = in[685] & n52;
    wire n4144 = in[40] | n3406;
    wire n4145 = in[40] ^ n1804;
    wire n4146 = in[102] & ~in[482];
    wire n4147 = in[575] & ~n57;
    wire n4148 = n58 | n2287;
    wire n4149 = in[16] & ~n2010;
    wire n4150 = ~n60 & n888;
    wire n4151 = ~in[75] & n981;
    wire n4152 = n67 | n3891;
    wire n4153 = n68 & n1377;
    wire n4154 = in[73] ^ n1118;
    wire n4155 = n73 ^ n4011;
    wire n4156 = in[7] ^ n74;
    wire n4157 = in[676] | n78;
    wire n4158 = in[76] | n1768;
    wire n4159 = in[480] & ~n80;
    wire n4160 = n81 & n702;
    wire n4161 = ~in[22] & n743;
    wire n4162 = in[80] & n559;
    wire n4163 = in[105] & ~n1506;
    wire n4164 = n84 & n438;
    wire n4165 = in[75] | n2053;
    wire n4166 = n84 & ~n2823;
    wire n4167 = n85 | n597;
    wire n4168 = ~n86 & n2628;
    wire n4169 = n86 & ~n2682;
    wire n4170 = n46 & ~n88;
    wire n4171 = in[78] | n1172;
    wire n4172 = in[51] & n1683;
    wire n4173 = n93 | n2132;
    wire n4174 = n94 | n2832;
    wire n4175 = ~in[25] & n1234;
    wire n4176 = in[82] ^ n1664;
    wire n4177 = in[26] | n2871;
    wire n4178 = ~(in[26] ^ n1147);
    wire n4179 = n97 ^ n3385;
    wire n4180 = n100 & ~n3228;
    wire n4181 = in[716] | n101;
    wire n4182 = ~n102 & n262;
    wire n4183 = n102 | n2391;
    wire n4184 = n103 & ~n469;
    wire n4185 = in[28] | n774;
    wire n4186 = in[87] & ~in[782];
    wire n4187 = in[87] ^ n3022;
    wire n4188 = n106 | n1350;
    wire n4189 = ~in[115] & n3216;
    wire n4190 = n107 & n121;
    wire n4191 = in[456] | n108;
    wire n4192 = in[31] & ~n1288;
    wire n4193 = n109 | n1559;
    wire n4194 = n110 ^ n745;
    wire n4195 = ~in[30] & n3481;
    wire n4196 = n111 & n1034;
    wire n4197 = ~n116 & n2642;
    wire n4198 = in[32] & ~n3664;
    wire n4199 = ~n117 & n3753;
    wire n4200 = in[119] ^ n2834;
    wire n4201 = ~n120 & n1902;
    wire n4202 = n126 | n2243;
    wire n4203 = n127 & n1909;
    wire n4204 = n128 & n2797;
    wire n4205 = ~n129 & n2041;
    wire n4206 = ~n131 & n1928;
    wire n4207 = in[65] ^ n1338;
    wire n4208 = ~n133 & n1012;
    wire n4209 = ~in[617] & n140;
    wire n4210 = n141 | n3001;
    wire n4211 = n141 | n1986;
    wire n4212 = in[39] & n4005;
    wire n4213 = n142 ^ n936;
    wire n4214 = ~n144 & n1064;
    wire n4215 = ~n145 & n2463;
    wire n4216 = ~n146 & n2455;
    wire n4217 = in[41] & ~n2586;
    wire n4218 = in[41] & n1395;
    wire n4219 = ~in[241] & n151;
    wire n4220 = n152 | n894;
    wire n4221 = n154 & n2764;
    wire n4222 = in[597] & n155;
    wire n4223 = ~in[43] & n947;
    wire n4224 = in[44] & n575;
    wire n4225 = n159 & n1666;
    wire n4226 = ~in[84] & n160;
    wire n4227 = n161 | n4064;
    wire n4228 = in[44] ^ in[237];
    wire n4229 = ~n162 & n3932;
    wire n4230 = n165 | n2839;
    wire n4231 = in[181] ^ n166;
    wire n4232 = n168 | n2576;
    wire n4233 = n169 | n2888;
    wire n4234 = n170 ^ n1254;
    wire n4235 = ~n173 & n2161;
    wire n4236 = n177 & ~n4004;
    wire n4237 = in[313] | n178;
    wire n4238 = n180 & ~n2798;
    wire n4239 = in[74] | n989;
    wire n4240 = in[133] | n1332;
    wire n4241 = ~in[133] & n3897;
    wire n4242 = ~in[483] & n182;
    wire n4243 = n184 | n462;
    wire n4244 = n186 | n424;
    wire n4245 = in[133] ^ n2470;
    wire n4246 = n191 & n1153;
    wire n4247 = in[269] ^ n192;
    wire n4248 = in[136] & ~n2211;
    wire n4249 = in[136] ^ n380;
    wire n4250 = ~in[134] & n2233;
    wire n4251 = in[214] & ~n202;
    wire n4252 = ~n203 & n3667;
    wire n4253 = n71 & n204;
    wire n4254 = in[54] ^ n1342;
    wire n4255 = in[465] & ~n206;
    wire n4256 = n130 & n207;
    wire n4257 = in[55] | n1449;
    wire n4258 = in[81] | n1277;
    wire n4259 = ~in[57] & n3325;
    wire n4260 = ~in[57] & n1492;
    wire n4261 = in[57] | n1773;
    wire n4262 = in[427] | n211;
    wire n4263 = n216 | n2043;
    wire n4264 = in[337] & n217;
    wire n4265 = ~n220 & n3617;
    wire n4266 = n221 | n342;
    wire n4267 = in[668] & ~n222;
    wire n4268 = n224 ^ n1954;
    wire n4269 = n226 & n3018;
    wire n4270 = n229 ^ n2105;
    wire n4271 = ~n229 & n1482;
    wire n4272 = in[322] ^ n232;
    wire n4273 = ~in[477] & n234;
    wire n4274 = in[63] | n2178;
    wire n4275 = ~in[95] & n409;
    wire n4276 = in[64] ^ n1487;
    wire n4277 = in[740] & n240;
    wire n4278 = ~n241 & n3390;
    wire n4279 = n242 ^ n1754;
    wire n4280 = ~n243 & n1357;
    wire n4281 = ~n243 & n2031;
    wire n4282 = in[717] & ~n244;
    wire n4283 = ~n246 & n814;
    wire n4284 = n249 ^ n1399;
    wire n4285 = n250 & n774;
    wire n4286 = n252 | n2842;
    wire n4287 = n253 | n2800;
    wire n4288 = in[297] & n258;
    wire n4289 = in[369] | n259;
    wire n4290 = in[68] | n1406;
    wire n4291 = ~n260 & n2941;
    wire n4292 = ~n260 & n3305;
    wire n4293 = n261 | n2580;
    wire n4294 = n261 & ~n329;
    wire n4295 = in[314] | n263;
    wire n4296 = n263 & n2741;
    wire n4297 = ~n264 & n3191;
    wire n4298 = n264 | n3906;
    wire n4299 = n267 ^ n3737;
    wire n4300 = n267 ^ n3071;
    wire n4301 = n268 & n1163;
    wire n4302 = ~in[448] & n270;
    wire n4303 = in[71] | in[741];
    wire n4304 = ~in[71] & in[133];
    wire n4305 = n272 ^ n616;
    wire n4306 = n273 | n2624;
    wire n4307 = in[104] & n277;
    wire n4308 = ~in[638] & n278;
    wire n4309 = ~n279 & n2203;
    wire n4310 = n283 & n361;
    wire n4311 = n285 | n3460;
    wire n4312 = ~n286 & n3981;
    wire n4313 = in[368] | n286;
    wire n4314 = n287 | n2273;
    wire n4315 = n288 ^ n1997;
    wire n4316 = in[74] & ~n215;
    wire n4317 = in[74] & ~n2824;
    wire n4318 = ~in[74] & n716;
    wire n4319 = n290 & n1075;
    wire n4320 = ~n290 & n2996;
    wire n4321 = in[608] & ~n291;
    wire n4322 = n291 ^ n2831;
    wire n4323 = in[148] & ~n292;
    wire n4324 = in[425] & n293;
    wire n4325 = n294 | n3710;
    wire n4326 = ~n296 & n2759;
    wire n4327 = in[525] | n297;
    wire n4328 = in[529] & ~n300;
    wire n4329 = n302 ^ n1253;
    wire n4330 = n303 & ~n2187;
    wire n4331 = in[473] & ~n304;
    wire n4332 = n307 & n603;
    wire n4333 = in[22] & n1526;
    wire n4334 = n312 & ~n1281;
    wire n4335 = ~n316 & n611;
    wire n4336 = n317 & n3701;
    wire n4337 = ~n318 & n3087;
    wire n4338 = n324 ^ n2763;
    wire n4339 = n324 | n1004;
    wire n4340 = ~in[83] & n1648;
    wire n4341 = in[137] & in[363];
    wire n4342 = n326 ^ n2620;
    wire n4343 = n327 | n762;
    wire n4344 = n328 ^ n2896;
    wire n4345 = in[84] & in[301];
    wire n4346 = in[704] & n331;
    wire n4347 = in[5] | n340;
    wire n4348 = n106 & n1701;
    wire n4349 = in[82] & in[87];
    wire n4350 = n335 ^ n891;
    wire n4351 = in[88] | in[740];
    wire n4352 = in[349] & ~n337;
    wire n4353 = ~in[114] & in[744];
    wire n4354 = in[34] & n3040;
    wire n4355 = in[34] | ~n399;
    wire n4356 = in[443] | n340;
    wire n4357 = ~n343 & n1877;
    wire n4358 = ~in[91] & n1109;
    wire n4359 = n0 ^ n345;
    wire n4360 = ~n123 & n2836;
    wire n4361 = ~n349 & n1244;
    wire n4362 = n350 ^ n1506;
    wire n4363 = in[93] | n3338;
    wire n4364 = n353 | n949;
    wire n4365 = n355 ^ n2745;
    wire n4366 = n357 & ~n720;
    wire n4367 = n359 | n2567;
    wire n4368 = ~n359 & n2424;
    wire n4369 = in[427] & ~n360;
    wire n4370 = ~in[5] & in[94];
    wire n4371 = in[380] ^ n363;
    wire n4372 = in[539] & n367;
    wire n4373 = n368 & n2811;
    wire n4374 = n370 ^ n2056;
    wire n4375 = n371 ^ n2336;
    wire n4376 = in[178] & ~n372;
    wire n4377 = n373 ^ n394;
    wire n4378 = n374 & n2494;
    wire n4379 = ~in[96] & n3281;
    wire n4380 = ~in[590] & n375;
    wire n4381 = in[188] ^ n376;
    wire n4382 = n377 & n1801;
    wire n4383 = in[128] ^ n966;
    wire n4384 = n380 & ~n938;
    wire n4385 = n121 & ~n381;
    wire n4386 = in[71] | n425;
    wire n4387 = in[616] & n386;
    wire n4388 = in[98] & ~in[482];
    wire n4389 = in[98] | n302;
    wire n4390 = ~in[757] & n387;
    wire n4391 = n387 | n2102;
    wire n4392 = n390 & ~n4074;
    wire n4393 = n391 & n414;
    wire n4394 = ~in[157] & n1186;
    wire n4395 = n395 | n2590;
    wire n4396 = n398 & ~n1259;
    wire n4397 = n398 ^ n3840;
    wire n4398 = ~in[553] & n399;
    wire n4399 = n400 ^ n772;
    wire n4400 = n402 | n3472;
    wire n4401 = in[277] ^ n402;
    wire n4402 = n405 | n3197;
    wire n4403 = ~n405 & n3450;
    wire n4404 = in[462] & ~n406;
    wire n4405 = n407 | n3671;
    wire n4406 = in[82] & n408;
    wire n4407 = n412 & n3424;
    wire n4408 = n417 & n4042;
    wire n4409 = ~n418 & n2423;
    wire n4410 = in[102] & ~n3786;
    wire n4411 = n420 & ~n3735;
    wire n4412 = ~n259 & n419;
    wire n4413 = n422 ^ n2445;
    wire n4414 = n423 | n1896;
    wire n4415 = n425 & n2580;
    wire n4416 = ~n426 & n2835;
    wire n4417 = ~in[18] & n1137;
    wire n4418 = n428 | n797;
    wire n4419 = ~n429 & n3643;
    wire n4420 = in[190] ^ n2258;
    wire n4421 = n432 | n1047;
    wire n4422 = n433 ^ n1406;
    wire n4423 = in[107] ^ n2789;
    wire n4424 = n437 | n3391;
    wire n4425 = n441 | n4044;
    wire n4426 = n257 & n442;
    wire n4427 = in[484] & ~n442;
    wire n4428 = in[555] | n443;
    wire n4429 = in[190] ^ n3956;
    wire n4430 = in[136] | n1676;
    wire n4431 = in[702] & n444;
    wire n4432 = n445 & n2163;
    wire n4433 = n446 & ~n1206;
    wire n4434 = in[193] | in[685];
    wire n4435 = n452 ^ n1080;
    wire n4436 = ~in[337] & n452;
    wire n4437 = ~n453 & n499;
    wire n4438 = in[111] & n438;
    wire n4439 = in[164] & n567;
    wire n4440 = n454 | n1494;
    wire n4441 = in[171] | n2396;
    wire n4442 = ~in[112] & in[565];
    wire n4443 = in[169] ^ n284;
    wire n4444 = in[171] & ~n722;
    wire n4445 = n457 & n1543;
    wire n4446 = in[116] & ~n2483;
    wire n4447 = n459 | n1311;
    wire n4448 = in[190] ^ n460;
    wire n4449 = in[60] | in[403];
    wire n4450 = n463 | n1800;
    wire n4451 = n464 | n926;
    wire n4452 = n464 & n2340;
    wire n4453 = n465 | n865;
    wire n4454 = ~in[30] & n62;
    wire n4455 = n466 | n3421;
    wire n4456 = ~n467 & n3244;
    wire n4457 = n468 ^ n2480;
    wire n4458 = n470 & n3601;
    wire n4459 = in[116] | in[286];
    wire n4460 = n230 ^ n471;
    wire n4461 = ~n472 & n3508;
    wire n4462 = n474 | n1768;
    wire n4463 = ~(in[117] | n1484);
    wire n4464 = in[117] | n621;
    wire n4465 = n476 ^ n4034;
    wire n4466 = ~in[535] & n477;
    wire n4467 = n479 & n3979;
    wire n4468 = n480 | n2094;
    wire n4469 = n481 ^ n955;
    wire n4470 = in[119] ^ in[327];
    wire n4471 = ~n484 & n1180;
    wire n4472 = in[369] & ~n486;
    wire n4473 = ~in[92] & n1530;
    wire n4474 = ~n487 & n1970;
    wire n4475 = n490 | n2687;
    wire n4476 = n493 | n1910;
    wire n4477 = n494 | n2771;
    wire n4478 = ~in[151] & n495;
    wire n4479 = in[152] & n2872;
    wire n4480 = in[125] | n356;
    wire n4481 = in[377] | n497;
    wire n4482 = n498 | n2868;
    wire n4483 = in[150] & ~n1689;
    wire n4484 = n502 | n629;
    wire n4485 = in[123] & ~n3284;
    wire n4486 = ~(in[205] | n1170);
    wire n4487 = n504 | n1315;
    wire n4488 = in[182] ^ in[707];
    wire n4489 = in[123] | n1967;
    wire n4490 = in[197] | n505;
    wire n4491 = n499 | ~n506;
    wire n4492 = ~in[69] & in[123];
    wire n4493 = in[492] & ~n508;
    wire n4494 = n510 | n731;
    wire n4495 = n79 | n512;
    wire n4496 = n512 ^ n1239;
    wire n4497 = n515 ^ n3542;
    wire n4498 = n516 ^ n3860;
    wire n4499 = n522 & ~n1745;
    wire n4500 = ~(n252 | n523);
    wire n4501 = n526 ^ n1174;
    wire n4502 = in[593] | n527;
    wire n4503 = ~in[86] & n529;
    wire n4504 = ~in[127] & n2214;
    wire n4505 = in[128] ^ n70;
    wire n4506 = n265 & n2932;
    wire n4507 = n357 | n534;
    wire n4508 = n535 | n638;
    wire n4509 = ~in[453] & n538;
    wire n4510 = in[183] | n540;
    wire n4511 = n540 & ~n1043;
    wire n4512 = in[35] | n541;
    wire n4513 = in[99] & n3363;
    wire n4514 = in[99] & ~n2848;
    wire n4515 = n546 ^ n3392;
    wire n4516 = n549 & n1704;
    wire n4517 = ~n549 & n3233;
    wire n4518 = in[683] | n550;
    wire n4519 = n551 ^ n3097;
    wire n4520 = ~n551 & n1639;
    wire n4521 = in[276] | n552;
    wire n4522 = in[131] & ~n851;
    wire n4523 = in[185] | n3692;
    wire n4524 = in[132] | n3568;
    wire n4525 = ~n557 & n3009;
    wire n4526 = ~n559 & n1918;
    wire n4527 = ~in[78] & n3182;
    wire n4528 = in[47] | n78;
    wire n4529 = n563 & n3982;
    wire n4530 = n564 | n2718;
    wire n4531 = ~n458 & n565;
    wire n4532 = n568 | n2304;
    wire n4533 = in[427] ^ n570;
    wire n4534 = in[561] | n571;
    wire n4535 = in[135] | n1439;
    wire n4536 = n573 & ~n4067;
    wire n4537 = n573 & n3968;
    wire n4538 = in[231] ^ n575;
    wire n4539 = ~in[111] & n1222;
    wire n4540 = n578 | n2951;
    wire n4541 = n578 & n3985;
    wire n4542 = n579 ^ n3595;
    wire n4543 = in[139] & n69;
    wire n4544 = n581 | n1434;
    wire n4545 = n582 | n1774;
    wire n4546 = n253 ^ n582;
    wire n4547 = n452 | n4084;
    wire n4548 = in[390] | n586;
    wire n4549 = ~n592 & n781;
    wire n4550 = n594 ^ n741;
    wire n4551 = in[293] | n594;
    wire n4552 = in[276] | n595;
    wire n4553 = ~in[112] & n2703;
    wire n4554 = n600 | n1272;
    wire n4555 = in[198] | n600;
    wire n4556 = ~in[91] & n601;
    wire n4557 = in[198] | n498;
    wire n4558 = in[142] & n3521;
    wire n4559 = n604 & ~n2735;
    wire n4560 = ~n188 & n605;
    wire n4561 = n608 & ~n860;
    wire n4562 = in[748] | n610;
    wire n4563 = n415 ^ n611;
    wire n4564 = in[144] & ~n330;
    wire n4565 = ~in[230] & in[437];
    wire n4566 = in[87] & n4042;
    wire n4567 = ~in[146] & n526;
    wire n4568 = in[593] | n613;
    wire n4569 = in[145] ^ n3511;
    wire n4570 = in[145] & ~n4016;
    wire n4571 = in[221] | n614;
    wire n4572 = in[91] & ~n456;
    wire n4573 = in[146] & ~n205;
    wire n4574 = ~in[224] & n618;
    wire n4575 = n238 | n2732;
    wire n4576 = n623 & n1794;
    wire n4577 = in[292] & n625;
    wire n4578 = n627 ^ n3623;
    wire n4579 = n104 | n628;
    wire n4580 = in[351] | n627;
    wire n4581 = ~(n627 ^ n1998);
    wire n4582 = in[65] ^ n1848;
    wire n4583 = n255 & n629;
    wire n4584 = n631 & ~n3426;
    wire n4585 = in[149] ^ n1795;
    wire n4586 = in[525] ^ n632;
    wire n4587 = in[149] | n4007;
    wire n4588 = ~in[149] & n3575;
    wire n4589 = in[95] | n637;
    wire n4590 = n639 ^ n2002;
    wire n4591 = n641 | n3428;
    wire n4592 = ~n642 & n1729;
    wire n4593 = n388 ^ n778;
    wire n4594 = in[148] | n2600;
    wire n4595 = n648 & ~n1398;
    wire n4596 = in[151] & n2329;
    wire n4597 = in[152] | n3307;
    wire n4598 = n652 & ~n3711;
    wire n4599 = in[209] & ~n1874;
    wire n4600 = in[152] & ~n2442;
    wire n4601 = in[153] | n3399;
    wire n4602 = in[153] ^ n2064;
    wire n4603 = ~(n656 | n1375);
    wire n4604 = n570 ^ n657;
    wire n4605 = in[628] & ~n658;
    wire n4606 = n662 & ~n1235;
    wire n4607 = in[70] | in[519];
    wire n4608 = in[325] & ~n666;
    wire n4609 = ~in[665] & n668;
    wire n4610 = in[717] ^ n670;
    wire n4611 = n105 | n674;
    wire n4612 = in[213] & in[261];
    wire n4613 = in[155] & ~n258;
    wire n4614 = n675 | n3839;
    wire n4615 = n678 & n3237;
    wire n4616 = n679 | n2870;
    wire n4617 = n502 & n682;
    wire n4618 = ~(n683 | n960);
    wire n4619 = n684 | n3687;
    wire n4620 = ~in[637] & n685;
    wire n4621 = n688 | n3005;
    wire n4622 = ~n195 & n690;
    wire n4623 = in[37] | n694;
    wire n4624 = ~in[104] & n2565;
    wire n4625 = n696 ^ n1341;
    wire n4626 = n696 | n3545;
    wire n4627 = n698 | n2177;
    wire n4628 = in[159] & ~n819;
    wire n4629 = n700 & n2233;
    wire n4630 = n704 | n3417;
    wire n4631 = n705 & ~n1486;
    wire n4632 = ~n706 & n959;
    wire n4633 = ~n707 & n1951;
    wire n4634 = n322 ^ n709;
    wire n4635 = n710 | n1365;
    wire n4636 = n711 | n3514;
    wire n4637 = n715 & ~n833;
    wire n4638 = n306 & n717;
    wire n4639 = n717 | n2292;
    wire n4640 = ~in[189] & n2751;
    wire n4641 = n644 | n721;
    wire n4642 = n721 | n1626;
    wire n4643 = ~n724 & n2055;
    wire n4644 = in[547] & ~n729;
    wire n4645 = n730 & ~n3395;
    wire n4646 = n732 ^ n1169;
    wire n4647 = ~(n734 | n971);
    wire n4648 = n737 & ~n3554;
    wire n4649 = n738 | n972;
    wire n4650 = in[165] & n44;
    wire n4651 = in[263] & ~n445;
    wire n4652 = in[111] | n353;
    wire n4653 = in[221] | in[437];
    wire n4654 = n747 | n1593;
    wire n4655 = in[225] ^ in[264];
    wire n4656 = in[142] ^ n3226;
    wire n4657 = ~in[169] & n3108;
    wire n4658 = in[171] ^ n2488;
    wire n4659 = in[577] & ~n749;
    wire n4660 = ~n750 & n1304;
    wire n4661 = ~in[257] & n231;
    wire n4662 = ~n752 & n2204;
    wire n4663 = in[85] & n1113;
    wire n4664 = ~n755 & n892;
    wire n4665 = in[253] | in[436];
    wire n4666 = ~n59 & n758;
    wire n4667 = in[229] & n1621;
    wire n4668 = in[174] | n665;
    wire n4669 = n766 ^ n1631;
    wire n4670 = n769 ^ n3517;
    wire n4671 = n770 ^ n1804;
    wire n4672 = in[231] & in[245];
    wire n4673 = in[231] & n2452;
    wire n4674 = n3 & n775;
    wire n4675 = n776 ^ n3287;
    wire n4676 = ~in[174] & n1579;
    wire n4677 = in[462] & n780;
    wire n4678 = n784 & n3948;
    wire n4679 = in[146] | n788;
    wire n4680 = n768 & ~n790;
    wire n4681 = in[263] | n1841;
    wire n4682 = in[123] | n2211;
    wire n4683 = in[91] & ~n792;
    wire n4684 = n793 & ~n1727;
    wire n4685 = in[139] & n793;
    wire n4686 = in[271] | n482;
    wire n4687 = n794 & ~n2906;
    wire n4688 = in[178] | n3705;
    wire n4689 = in[178] ^ n4011;
    wire n4690 = n796 & ~n4013;
    wire n4691 = n798 & n2085;
    wire n4692 = in[255] | n801;
    wire n4693 = in[738] ^ n802;
    wire n4694 = ~n807 | n1598;
    wire n4695 = n808 & n3030;
    wire n4696 = in[98] ^ in[513];
    wire n4697 = in[605] & ~n812;
    wire n4698 = n813 & ~n1237;
    wire n4699 = n816 & n1408;
    wire n4700 = ~in[87] & n817;
    wire n4701 = n818 & ~n3678;
    wire n4702 = n821 & ~n1538;
    wire n4703 = n823 | n1748;
    wire n4704 = n823 ^ n3566;
    wire n4705 = n824 & ~n2325;
    wire n4706 = in[523] ^ n387;
    wire n4707 = n830 ^ n1747;
    wire n4708 = ~in[192] & n831;
    wire n4709 = n832 & n2187;
    wire n4710 = n478 | n832;
    wire n4711 = ~n833 & n2908;
    wire n4712 = in[184] & ~in[496];
    wire n4713 = n835 & ~n2721;
    wire n4714 = in[97] & ~n835;
    wire n4715 = ~(n839 | n2143);
    wire n4716 = n842 | n3104;
    wire n4717 = in[269] & ~n3422;
    wire n4718 = n844 | n3996;
    wire n4719 = in[244] | in[720];
    wire n4720 = n155 | n847;
    wire n4721 = in[212] & n2627;
    wire n4722 = ~in[212] & n3032;
    wire n4723 = ~n150 & n853;
    wire n4724 = n854 & n4015;
    wire n4725 = in[184] | n1117;
    wire n4726 = ~n855 & n903;
    wire n4727 = n245 & ~n855;
    wire n4728 = ~n78 & n856;
    wire n4729 = ~in[604] & n856;
    wire n4730 = in[135] & in[322];
    wire n4731 = n857 ^ n2179;
    wire n4732 = n315 | n857;
    wire n4733 = ~in[300] & n859;
    wire n4734 = n860 & ~n2092;
    wire n4735 = in[627] | n862;
    wire n4736 = in[209] | n863;
    wire n4737 = n864 | n3730;
    wire n4738 = ~in[105] & n1258;
    wire n4739 = ~n298 & n870;
    wire n4740 = n872 | n3518;
    wire n4741 = in[623] ^ n876;
    wire n4742 = n216 | n877;
    wire n4743 = n878 ^ n1000;
    wire n4744 = ~n878 & n3015;
    wire n4745 = n879 ^ n2519;
    wire n4746 = in[191] ^ in[381];
    wire n4747 = n882 & ~n1092;
    wire n4748 = in[311] | n883;
    wire n4749 = ~n885 & n3017;
    wire n4750 = n886 & n4071;
    wire n4751 = n887 ^ n3249;
    wire n4752 = n889 ^ n1676;
    wire n4753 = n896 & n3854;
    wire n4754 = n896 & ~n972;
    wire n4755 = in[194] & n3563;
    wire n4756 = ~n740 & n2778;
    wire n4757 = ~in[192] & in[605];
    wire n4758 = n902 ^ n3694;
    wire n4759 = in[195] ^ n3378;
    wire n4760 = in[226] & ~in[780];
    wire n4761 = ~n905 & n3584;
    wire n4762 = in[235] & n905;
    wire n4763 = in[515] & n906;
    wire n4764 = n907 & n1536;
    wire n4765 = in[301] ^ n908;
    wire n4766 = in[605] | n911;
    wire n4767 = in[257] & ~n96;
    wire n4768 = ~(n472 ^ n912);
    wire n4769 = n913 & n2796;
    wire n4770 = in[241] & ~n914;
    wire n4771 = in[267] | n915;
    wire n4772 = ~n915 & n2347;
    wire n4773 = n916 | n1929;
    wire n4774 = in[378] & ~n917;
    wire n4775 = in[99] | n918;
    wire n4776 = ~in[200] & in[639];
    wire n4777 = in[610] & ~n465;
    wire n4778 = n920 | n3224;
    wire n4779 = n921 & ~n1698;
    wire n4780 = n922 ^ n3958;
    wire n4781 = n923 & n1412;
    wire n4782 = n925 ^ n1241;
    wire n4783 = n926 & ~n936;
    wire n4784 = n930 | n1426;
    wire n4785 = ~in[750] & n932;
    wire n4786 = in[185] & in[288];
    wire n4787 = n937 | n2419;
    wire n4788 = n939 ^ n1648;
    wire n4789 = ~n940 & n2620;
    wire n4790 = n941 & ~n1137;
    wire n4791 = n942 ^ n2562;
    wire n4792 = ~n943 & n3806;
    wire n4793 = n944 & n1952;
    wire n4794 = n945 | n2408;
    wire n4795 = ~n947 | n4024;
    wire n4796 = in[84] & ~n948;
    wire n4797 = in[480] | n949;
    wire n4798 = in[594] ^ n950;
    wire n4799 = n952 | n1669;
    wire n4800 = n800 | n953;
    wire n4801 = in[205] & n4068;
    wire n4802 = in[205] | n736;
    wire n4803 = ~n956 & n2241;
    wire n4804 = in[213] | n958;
    wire n4805 = n514 | n960;
    wire n4806 = n961 & ~n2025;
    wire n4807 = in[204] | n3218;
    wire n4808 = n963 & ~n2632;
    wire n4809 = ~in[132] & n965;
    wire n4810 = in[207] & n3330;
    wire n4811 = n973 ^ n2959;
    wire n4812 = n973 ^ n3136;
    wire n4813 = n975 | n2660;
    wire n4814 = n976 ^ n1303;
    wire n4815 = n976 | n3210;
    wire n4816 = n977 & ~n1166;
    wire n4817 = in[201] & ~n978;
    wire n4818 = ~n223 & n979;
    wire n4819 = ~in[135] & in[239];
    wire n4820 = n980 | n1509;
    wire n4821 = n983 & n2753;
    wire n4822 = ~in[45] & in[180];
    wire n4823 = ~n984 & n3926;
    wire n4824 = n474 ^ n986;
    wire n4825 = n987 | n2251;
    wire n4826 = in[210] & ~n2076;
    wire n4827 = in[217] ^ n988;
    wire n4828 = n994 | n1070;
    wire n4829 = in[721] | n996;
    wire n4830 = in[211] | in[433];
    wire n4831 = in[691] | n997;
    wire n4832 = in[204] & ~n998;
    wire n4833 = in[212] | n3316;
    wire n4834 = in[55] | in[212];
    wire n4835 = n999 & ~n1332;
    wire n4836 = ~(n54 | n999);
    wire n4837 = in[212] | n1570;
    wire n4838 = n1003 | n1757;
    wire n4839 = n673 | n1005;
    wire n4840 = ~n1006 & n1419;
    wire n4841 = ~n1007 & n1490;
    wire n4842 = n1009 & ~n3713;
    wire n4843 = in[214] | n829;
    wire n4844 = in[664] | n1011;
    wire n4845 = n726 ^ n1015;
    wire n4846 = n1017 | n3594;
    wire n4847 = n234 & ~n1020;
    wire n4848 = n1021 & ~n1565;
    wire n4849 = ~n1023 & n1767;
    wire n4850 = in[296] ^ n1024;
    wire n4851 = ~in[275] & n21;
    wire n4852 = n1026 & ~n2983;
    wire n4853 = n1013 | n1026;
    wire n4854 = ~n1027 & n3121;
    wire n4855 = ~in[302] & n756;
    wire n4856 = n1016 ^ n1028;
    wire n4857 = in[160] & ~n3674;
    wire n4858 = n880 | n1031;
    wire n4859 = ~n1032 & n2243;
    wire n4860 = n488 ^ n1036;
    wire n4861 = in[527] & ~n1037;
    wire n4862 = n1040 & ~n1176;
    wire n4863 = in[149] | in[218];
    wire n4864 = in[220] & ~in[621];
    wire n4865 = ~n695 & n1043;
    wire n4866 = ~in[419] & n1044;
    wire n4867 = in[289] | n1045;
    wire n4868 = n1046 ^ n1859;
    wire n4869 = ~in[31] & n1048;
    wire n4870 = n1048 | n1831;
    wire n4871 = n1049 | n2037;
    wire n4872 = in[530] & n1049;
    wire n4873 = n1033 & n1052;
    wire n4874 = ~(n1056 ^ n1603);
    wire n4875 = n608 ^ n1060;
    wire n4876 = ~n1061 & n1366;
    wire n4877 = in[221] | n3494;
    wire n4878 = n1063 | n2521;
    wire n4879 = ~n1063 & n1656;
    wire n4880 = n1066 ^ n2004;
    wire n4881 = in[16] & n1066;
    wire n4882 = n1069 | ~n3629;
    wire n4883 = in[223] ^ n70;
    wire n4884 = ~in[224] & in[267];
    wire n4885 = ~n1074 & n2623;
    wire n4886 = ~n1076 & n3511;
    wire n4887 = in[363] | n1077;
    wire n4888 = n1078 ^ n1649;
    wire n4889 = in[575] | n1081;
    wire n4890 = n1082 | n1187;
    wire n4891 = in[225] | n2372;
    wire n4892 = in[10] ^ n1083;
    wire n4893 = n1084 ^ n1743;
    wire n4894 = n1084 | n2609;
    wire n4895 = n1085 & ~n2246;
    wire n4896 = n737 ^ n1086;
    wire n4897 = ~in[780] & n1088;
    wire n4898 = in[227] ^ n414;
    wire n4899 = n1090 | n3994;
    wire n4900 = n1094 | n3027;
    wire n4901 = ~n1095 & n3256;
    wire n4902 = n1096 & n2870;
    wire n4903 = in[111] & ~n1096;
    wire n4904 = n1094 | n1228;
    wire n4905 = n1097 ^ n2787;
    wire n4906 = ~in[92] & n1098;
    wire n4907 = in[287] | n4041;
    wire n4908 = in[287] & ~n3698;
    wire n4909 = in[605] & ~n1099;
    wire n4910 = n1102 & n2464;
    wire n4911 = n1104 | n2508;
    wire n4912 = ~(n1108 ^ n1761);
    wire n4913 = in[0] | n1110;
    wire n4914 = n1089 & n1112;
    wire n4915 = in[231] | n1375;
    wire n4916 = in[231] | n3685;
    wire n4917 = in[231] ^ in[703];
    wire n4918 = n1114 & n3911;
    wire n4919 = n356 | n1115;
    wire n4920 = ~n972 | n1115;
    wire n4921 = n1116 | n2988;
    wire n4922 = n1119 & ~n1387;
    wire n4923 = ~n587 & n1121;
    wire n4924 = in[632] & n1125;
    wire n4925 = n1019 | n1127;
    wire n4926 = ~in[148] & in[271];
    wire n4927 = in[208] | n1025;
    wire n4928 = n921 | n1131;
    wire n4929 = ~in[663] & n1133;
    wire n4930 = n1134 | n3433;
    wire n4931 = in[264] ^ n4098;
    wire n4932 = in[318] ^ n3571;
    wire n4933 = ~n885 & n1138;
    wire n4934 = n924 | n1138;
    wire n4935 = in[148] & n1518;
    wire n4936 = n1139 | n1412;
    wire n4937 = n1144 & n4078;
    wire n4938 = ~n1142 | n2592;
    wire n4939 = n23 & n1147;
    wire n4940 = in[237] & ~n138;
    wire n4941 = n1152 | n3211;
    wire n4942 = n1152 & n3770;
    wire n4943 = ~n1153 & n3207;
    wire n4944 = in[245] | n1155;
    wire n4945 = n1155 & ~n3559;
    wire n4946 = n664 ^ n1357;
    wire n4947 = n664 | n3225;
    wire n4948 = n1157 | n2189;
    wire n4949 = in[169] ^ n1158;
    wire n4950 = n358 | n1159;
    wire n4951 = in[391] | n1162;
    wire n4952 = n1162 & ~n3557;
    wire n4953 = n1165 | n3156;
    wire n4954 = n1167 | n4000;
    wire n4955 = ~n712 & n1169;
    wire n4956 = ~(in[240] | n833);
    wire n4957 = in[267] & ~n1838;
    wire n4958 = in[299] & ~n748;
    wire n4959 = n1175 & ~n1958;
    wire n4960 = n1177 | n2701;
    wire n4961 = n1177 & ~n3865;
    wire n4962 = in[172] | n1178;
    wire n4963 = ~in[603] & n1180;
    wire n4964 = ~in[243] & n3099;
    wire n4965 = n1183 | n3597;
    wire n4966 = in[274] & n4090;
    wire n4967 = n451 | n1185;
    wire n4968 = in[644] ^ n1189;
    wire n4969 = n739 ^ n1189;
    wire n4970 = in[302] | in[334];
    wire n4971 = n1150 & ~n1194;
    wire n4972 = ~n874 & n2603;
    wire n4973 = n1195 & ~n2969;
    wire n4974 = ~in[94] & n1198;
    wire n4975 = ~in[82] & n1199;
    wire n4976 = ~in[63] & n1200;
    wire n4977 = n753 | n1201;
    wire n4978 = ~n1202 & n1699;
    wire n4979 = n1203 ^ n2760;
    wire n4980 = n1204 | n3236;
    wire n4981 = n1204 & ~n2503;
    wire n4982 = in[219] & n1730;
    wire n4983 = n1207 & ~n2817;
    wire n4984 = n1208 & n1919;
    wire n4985 = in[247] ^ n852;
    wire n4986 = n1119 | n1210;
    wire n4987 = ~in[164] & in[567];
    wire n4988 = n1215 | n2892;
    wire n4989 = n900 & ~n1216;
    wire n4990 = ~in[538] & n1218;
    wire n4991 = in[526] ^ n1218;
    wire n4992 = in[257] ^ n1219;
    wire n4993 = n1220 | n2506;
    wire n4994 = in[554] & ~n1221;
    wire n4995 = ~in[538] & n1223;
    wire n4996 = n298 | n1225;
    wire n4997 = ~n1226 & n1855;
    wire n4998 = ~in[250] & n3677;
    wire n4999 = ~in[221] & n1619;
    wire n5000 = ~n1231 & n2155;
    wire n5001 = in[680] & n1231;
    wire n5002 = in[164] | n898;
    wire n5003 = n1232 | n2679;
    wire n5004 = n1232 ^ n1550;
    wire n5005 = n996 & ~n1233;
    wire n5006 = in[251] & n118;
    wire n5007 = ~(n1235 ^ n3371);
    wire n5008 = n1067 & ~n1236;
    wire n5009 = ~in[306] & n1237;
    wire n5010 = n1238 | n3973;
    wire n5011 = n1240 ^ n1911;
    wire n5012 = in[164] & ~in[224];
    wire n5013 = n1242 | n2467;
    wire n5014 = in[435] ^ n1242;
    wire n5015 = n525 & ~n1243;
    wire n5016 = n235 & ~n760;
    wire n5017 = n959 | n1247;
    wire n5018 = ~n1250 & n1722;
    wire n5019 = n1252 ^ n2939;
    wire n5020 = n583 & ~n1253;
    wire n5021 = in[256] & ~n113;
    wire n5022 = n1255 | n2268;
    wire n5023 = in[456] & ~n1256;
    wire n5024 = in[257] & ~n3951;
    wire n5025 = in[203] & ~in[599];
    wire n5026 = in[384] & n1261;
    wire n5027 = in[258] & ~n1827;
    wire n5028 = in[258] | n3733;
    wire n5029 = in[599] & ~n1262;
    wire n5030 = n1263 & ~n3280;
    wire n5031 = n1264 & ~n3856;
    wire n5032 = in[406] | n1264;
    wire n5033 = in[184] & n1265;
    wire n5034 = in[173] | n572;
    wire n5035 = ~(in[318] | n1675);
    wire n5036 = ~n1266 & n2853;
    wire n5037 = n1266 ^ n2685;
    wire n5038 = in[259] & ~in[404];
    wire n5039 = in[745] & ~n1267;
    wire n5040 = n934 & ~n1267;
    wire n5041 = n1268 ^ n4033;
    wire n5042 = ~in[716] & n1272;
    wire n5043 = n1273 | n2536;
    wire n5044 = ~n945 & n1274;
    wire n5045 = n713 | n1276;
    wire n5046 = ~in[29] & n1278;
    wire n5047 = n1038 | n1279;
    wire n5048 = in[92] ^ n1280;
    wire n5049 = ~n1282 & n2299;
    wire n5050 = ~n1282 & n3689;
    wire n5051 = ~in[278] & n1283;
    wire n5052 = ~in[476] & n1283;
    wire n5053 = in[261] ^ n3918;
    wire n5054 = n777 | n1284;
    wire n5055 = n1286 ^ n3953;
    wire n5056 = in[262] & in[318];
    wire n5057 = n1287 | n2293;
    wire n5058 = in[26] | n1287;
    wire n5059 = in[264] & in[721];
    wire n5060 = n269 ^ n1292;
    wire n5061 = in[681] | n1293;
    wire n5062 = ~n466 & n1294;
    wire n5063 = n1295 & ~n3448;
    wire n5064 = ~in[264] & n965;
    wire n5065 = in[431] | n1300;
    wire n5066 = ~n1302 & n2446;
    wire n5067 = in[266] & in[627];
    wire n5068 = ~in[167] & n1305;
    wire n5069 = ~in[17] & n1307;
    wire n5070 = n1308 & ~n2283;
    wire n5071 = ~in[241] & n495;
    wire n5072 = in[265] & ~n2215;
    wire n5073 = in[267] ^ n1251;
    wire n5074 = n711 & ~n1318;
    wire n5075 = n844 | n1320;
    wire n5076 = ~in[378] & n1322;
    wire n5077 = n1323 | n2395;
    wire n5078 = n333 ^ n1323;
    wire n5079 = n1325 | n4010;
    wire n5080 = ~n1151 & n1326;
    wire n5081 = in[327] & ~n91;
    wire n5082 = ~n36 & n1327;
    wire n5083 = in[211] | n2648;
    wire n5084 = in[345] | n1329;
    wire n5085 = n826 & ~n1330;
    wire n5086 = ~(n1092 ^ n1330);
    wire n5087 = n1331 ^ n2269;
    wire n5088 = n1333 | n3495;
    wire n5089 = n1337 & n3818;
    wire n5090 = ~in[381] & n1338;
    wire n5091 = ~n1339 & n2267;
    wire n5092 = in[396] ^ n1340;
    wire n5093 = in[713] | n1347;
    wire n5094 = ~n1348 & n2759;
    wire n5095 = ~n1349 & n3238;
    wire n5096 = in[247] | in[264];
    wire n5097 = n1352 & n2099;
    wire n5098 = in[604] ^ n1354;
    wire n5099 = n1354 ^ n1998;
    wire n5100 = ~(in[358] | n686);
    wire n5101 = ~n1356 & n3185;
    wire n5102 = ~n425 & n1361;
    wire n5103 = n1368 & n3893;
    wire n5104 = ~in[248] & n3766;
    wire n5105 = n1370 & ~n2971;
    wire n5106 = ~n893 & n1372;
    wire n5107 = in[265] | in[276];
    wire n5108 = ~in[276] & n1417;
    wire n5109 = n1373 | ~n3069;
    wire n5110 = in[277] ^ in[465];
    wire n5111 = n802 & ~n1376;
    wire n5112 = in[341] ^ n1378;
    wire n5113 = n691 & ~n1379;
    wire n5114 = in[202] & ~n1381;
    wire n5115 = n1383 | n1578;
    wire n5116 = n1022 ^ n1385;
    wire n5117 = n577 ^ n1385;
    wire n5118 = in[222] ^ in[665];
    wire n5119 = n545 ^ n1386;
    wire n5120 = n1388 | n3314;
    wire n5121 = ~n1388 & n1662;
    wire n5122 = n1371 ^ n1389;
    wire n5123 = n1389 | n1835;
    wire n5124 = in[366] | n3490;
    wire n5125 = n683 & n1390;
    wire n5126 = in[281] & n3449;
    wire n5127 = n684 & ~n1391;
    wire n5128 = ~n1391 & n1561;
    wire n5129 = ~in[228] & n1438;
    wire n5130 = ~in[26] & n1393;
    wire n5131 = n1393 | n2878;
    wire n5132 = in[0] & n1394;
    wire n5133 = n1396 & n2822;
    wire n5134 = n1396 ^ n2108;
    wire n5135 = in[282] ^ in[569];
    wire n5136 = ~in[282] & in[544];
    wire n5137 = n1399 ^ n2222;
    wire n5138 = n1290 | n1402;
    wire n5139 = in[201] & ~n64;
    wire n5140 = in[283] | n2216;
    wire n5141 = ~in[780] & n1403;
    wire n5142 = ~n1403 & n1487;
    wire n5143 = ~n1405 & n3278;
    wire n5144 = in[372] & in[485];
    wire n5145 = in[372] | n1046;
    wire n5146 = n1410 & ~n2367;
    wire n5147 = n563 ^ n1411;
    wire n5148 = in[427] | n1411;
    wire n5149 = n1413 | n3547;
    wire n5150 = ~n1415 & n3939;
    wire n5151 = in[285] ^ n804;
    wire n5152 = in[460] | n1416;
    wire n5153 = ~n199 & n1417;
    wire n5154 = n1418 & ~n3785;
    wire n5155 = in[51] | n1420;
    wire n5156 = n1422 ^ n3246;
    wire n5157 = ~n558 & n1424;
    wire n5158 = n1425 | n2416;
    wire n5159 = ~(n1427 | n3365);
    wire n5160 = ~n1105 & n1428;
    wire n5161 = n1428 & ~n1852;
    wire n5162 = in[231] | in[343];
    wire n5163 = in[288] | n273;
    wire n5164 = n1430 ^ n1769;
    wire n5165 = in[288] | n729;
    wire n5166 = n1435 & n3410;
    wire n5167 = in[98] | n1435;
    wire n5168 = in[258] | n3108;
    wire n5169 = in[289] ^ n3600;
    wire n5170 = ~in[742] & n1440;
    wire n5171 = n1441 & ~n3908;
    wire n5172 = in[206] ^ n1937;
    wire n5173 = ~n1445 & n2704;
    wire n5174 = n1446 ^ n3024;
    wire n5175 = n1448 & ~n1860;
    wire n5176 = ~in[291] & n2667;
    wire n5177 = in[291] & ~n1864;
    wire n5178 = n1449 ^ n2334;
    wire n5179 = ~(in[294] | n1473);
    wire n5180 = n867 | n1451;
    wire n5181 = n1452 & ~n2921;
    wire n5182 = in[351] | n139;
    wire n5183 = in[207] | n4009;
    wire n5184 = n1453 ^ n3590;
    wire n5185 = in[292] | in[311];
    wire n5186 = n1455 ^ n2298;
    wire n5187 = in[59] | n1308;
    wire n5188 = n1458 ^ n3478;
    wire n5189 = ~n987 & n1459;
    wire n5190 = n979 ^ n1461;
    wire n5191 = in[293] ^ in[458];
    wire n5192 = in[224] | in[294];
    wire n5193 = ~in[453] & n1464;
    wire n5194 = in[292] & ~n2231;
    wire n5195 = n1364 & n1465;
    wire n5196 = in[295] & ~in[439];
    wire n5197 = in[295] & ~in[610];
    wire n5198 = in[146] | in[295];
    wire n5199 = ~in[476] & n1471;
    wire n5200 = in[388] ^ n1475;
    wire n5201 = ~n1475 | n2800;
    wire n5202 = in[297] | in[727];
    wire n5203 = n1483 | n3005;
    wire n5204 = in[167] | n1485;
    wire n5205 = ~n84 & n1484;
    wire n5206 = ~n1488 & n1817;
    wire n5207 = n739 | n1489;
    wire n5208 = ~(n92 | n1493);
    wire n5209 = in[268] ^ n1337;
    wire n5210 = n1497 | n2804;
    wire n5211 = ~n210 & n1498;
    wire n5212 = ~in[300] & n2719;
    wire n5213 = in[300] & ~n580;
    wire n5214 = in[248] | n1499;
    wire n5215 = in[385] ^ n956;
    wire n5216 = n1503 | n3972;
    wire n5217 = in[301] ^ n401;
    wire n5218 = ~in[203] & n1505;
    wire n5219 = n1507 & ~n3121;
    wire n5220 = ~in[238] | n1509;
    wire n5221 = n123 ^ n1510;
    wire n5222 = in[274] ^ n566;
    wire n5223 = ~in[274] & in[471];
    wire n5224 = n1515 | n3168;
    wire n5225 = n1008 ^ n1516;
    wire n5226 = in[385] | n785;
    wire n5227 = in[304] | n1597;
    wire n5228 = n1381 & n1520;
    wire n5229 = ~(n1521 | n3060);
    wire n5230 = n1521 & ~n3741;
    wire n5231 = in[277] | in[746];
    wire n5232 = in[277] ^ n386;
    wire n5233 = in[372] & n1525;
    wire n5234 = n662 & ~n1528;
    wire n5235 = ~(n1290 | n1529);
    wire n5236 = n1529 | n2513;
    wire n5237 = ~n1531 & n2726;
    wire n5238 = in[499] & n1534;
    wire n5239 = in[222] | n137;
    wire n5240 = ~in[222] & n2522;
    wire n5241 = ~in[281] & in[659];
    wire n5242 = ~n1390 & n1537;
    wire n5243 = n1537 ^ n1581;
    wire n5244 = in[458] & ~n1410;
    wire n5245 = n1541 & n1655;
    wire n5246 = n1541 & n2315;
    wire n5247 = n1542 | n1586;
    wire n5248 = ~n453 & n1542;
    wire n5249 = ~(n1543 | n3507);
    wire n5250 = in[218] ^ n1544;
    wire n5251 = n1491 ^ n1545;
    wire n5252 = n820 | n1546;
    wire n5253 = n147 & n1549;
    wire n5254 = n1113 ^ n1551;
    wire n5255 = n1552 & ~n3896;
    wire n5256 = in[312] | n374;
    wire n5257 = in[230] ^ in[630];
    wire n5258 = in[253] | in[516];
    wire n5259 = n1528 | n1556;
    wire n5260 = in[313] | n795;
    wire n5261 = ~n1566 & n3543;
    wire n5262 = n225 ^ n1567;
    wire n5263 = ~(n1345 | n1568);
    wire n5264 = n1572 ^ n1588;
    wire n5265 = ~(n693 | n1574);
    wire n5266 = ~n1583 & n2673;
    wire n5267 = in[438] & n1585;
    wire n5268 = n1588 & ~n1956;
    wire n5269 = n395 & ~n1590;
    wire n5270 = n1591 | n3670;
    wire n5271 = n555 ^ n1594;
    wire n5272 = ~in[212] & in[290];
    wire n5273 = in[290] & ~n2186;
    wire n5274 = ~in[677] & n1596;
    wire n5275 = n193 | n1596;
    wire n5276 = ~n1601 & n3462;
    wire n5277 = in[318] | n2596;
    wire n5278 = n1602 | n3434;
    wire n5279 = in[96] & in[318];
    wire n5280 = in[318] ^ n435;
    wire n5281 = n1603 ^ n3283;
    wire n5282 = n1605 & n2497;
    wire n5283 = ~n174 & n1606;
    wire n5284 = n183 & ~n1607;
    wire n5285 = in[146] ^ in[320];
    wire n5286 = n1612 | n2688;
    wire n5287 = n238 & n1613;
    wire n5288 = ~n1614 & n3659;
    wire n5289 = in[380] | n1614;
    wire n5290 = in[350] & n1296;
    wire n5291 = ~in[179] & n1622;
    wire n5292 = ~n1624 & n1787;
    wire n5293 = in[321] & n2108;
    wire n5294 = in[639] ^ n1625;
    wire n5295 = in[322] ^ in[715];
    wire n5296 = in[296] ^ n3288;
    wire n5297 = in[296] & ~n2140;
    wire n5298 = in[590] ^ n1628;
    wire n5299 = in[268] ^ n1628;
    wire n5300 = n1630 | n2847;
    wire n5301 = in[323] & ~n2654;
    wire n5302 = ~in[323] & n2088;
    wire n5303 = ~n1633 & n3251;
    wire n5304 = ~n1351 & n1635;
    wire n5305 = in[322] ^ n1636;
    wire n5306 = in[296] & ~n2383;
    wire n5307 = in[324] | n1548;
    wire n5308 = ~n735 & n1640;
    wire n5309 = ~n1047 & n1641;
    wire n5310 = in[325] | n1979;
    wire n5311 = in[325] ^ n2988;
    wire n5312 = n1643 & ~n2812;
    wire n5313 = in[325] & ~n2364;
    wire n5314 = n1644 | n4019;
    wire n5315 = in[564] & ~n1645;
    wire n5316 = in[378] | n3575;
    wire n5317 = ~n1646 & n2909;
    wire n5318 = in[354] ^ n1353;
    wire n5319 = n46 ^ n1651;
    wire n5320 = ~in[510] & n1652;
    wire n5321 = ~(n1653 | n3225);
    wire n5322 = n1655 ^ n3894;
    wire n5323 = n1432 | n1658;
    wire n5324 = n1122 | n1659;
    wire n5325 = n1660 | n2667;
    wire n5326 = in[303] & ~n1637;
    wire n5327 = n680 ^ n1661;
    wire n5328 = n1663 & ~n1684;
    wire n5329 = n1664 | n2018;
    wire n5330 = in[148] & ~n1665;
    wire n5331 = in[415] | n2528;
    wire n5332 = in[329] | n3556;
    wire n5333 = n1173 & ~n1669;
    wire n5334 = ~(n1671 | n2020);
    wire n5335 = ~n1674 & n2213;
    wire n5336 = n1674 & n3880;
    wire n5337 = n628 | n1679;
    wire n5338 = n516 | n1681;
    wire n5339 = ~n128 & n1682;
    wire n5340 = in[305] | n2558;
    wire n5341 = n1687 & ~n3156;
    wire n5342 = in[80] & ~n1687;
    wire n5343 = n1690 & ~n1794;
    wire n5344 = ~(in[274] ^ in[323]);
    wire n5345 = ~(n1650 ^ n1692);
    wire n5346 = n815 ^ n1694;
    wire n5347 = ~in[334] & n2148;
    wire n5348 = n1697 & n3726;
    wire n5349 = n1699 | n3197;
    wire n5350 = n576 ^ n1700;
    wire n5351 = in[254] | n858;
    wire n5352 = in[254] ^ n2375;
    wire n5353 = n689 | n1704;
    wire n5354 = in[47] & n1706;
    wire n5355 = n1101 | n1707;
    wire n5356 = ~n1708 & n3003;
    wire n5357 = n1709 | n2091;
    wire n5358 = n841 & ~n1711;
    wire n5359 = ~in[339] & n2372;
    wire n5360 = in[458] ^ n1714;
    wire n5361 = n1714 & ~n4097;
    wire n5362 = in[59] | n1715;
    wire n5363 = n1149 & ~n1716;
    wire n5364 = ~n1717 & n3914;
    wire n5365 = in[366] & n242;
    wire n5366 = ~n1718 & n3644;
    wire n5367 = n1721 | n3926;
    wire n5368 = in[341] | n3576;
    wire n5369 = n1722 | n3637;
    wire n5370 = n1724 & ~n2957;
    wire n5371 = n1726 ^ n2482;
    wire n5372 = in[18] & ~n1727;
    wire n5373 = in[297] ^ n1731;
    wire n5374 = n1732 & n3104;
    wire n5375 = in[399] ^ n901;
    wire n5376 = ~(in[321] ^ n1734);
    wire n5377 = n1045 & ~n1734;
    wire n5378 = in[608] & ~n1736;
    wire n5379 = n1736 | n3887;
    wire n5380 = in[424] ^ n3326;
    wire n5381 = n348 | ~n1739;
    wire n5382 = n1740 | n2608;
    wire n5383 = in[428] ^ n1532;
    wire n5384 = n1743 & ~n2677;
    wire n5385 = ~in[558] & n1744;
    wire n5386 = n1745 ^ n3610;
    wire n5387 = n1749 & n3407;
    wire n5388 = in[599] & ~n1749;
    wire n5389 = in[441] & n1751;
    wire n5390 = in[345] ^ n2534;
    wire n5391 = ~in[345] & n3378;
    wire n5392 = ~in[122] & n1752;
    wire n5393 = in[346] ^ in[360];
    wire n5394 = in[377] & n1318;
    wire n5395 = ~n135 & n1753;
    wire n5396 = n1753 | n3974;
    wire n5397 = in[317] ^ n1555;
    wire n5398 = n1438 ^ n3157;
    wire n5399 = in[347] & ~in[501];
    wire n5400 = ~in[347] & n536;
    wire n5401 = in[347] ^ in[688];
    wire n5402 = in[347] | n1210;
    wire n5403 = ~in[546] & n1758;
    wire n5404 = in[348] & n917;
    wire n5405 = n1041 | n1764;
    wire n5406 = n1765 ^ n2808;
    wire n5407 = ~n1766 & n3787;
    wire n5408 = ~(n1767 | n3294);
    wire n5409 = in[350] ^ n2648;
    wire n5410 = in[350] | n1862;
    wire n5411 = n517 | n1772;
    wire n5412 = in[650] | n1775;
    wire n5413 = in[294] & ~in[719];
    wire n5414 = n728 & ~n1779;
    wire n5415 = ~n1780 & n3277;
    wire n5416 = n635 & n1780;
    wire n5417 = in[352] | n2401;
    wire n5418 = in[350] ^ in[667];
    wire n5419 = in[265] ^ in[518];
    wire n5420 = in[647] ^ n1784;
    wire n5421 = in[352] ^ in[461];
    wire n5422 = in[434] & ~in[706];
    wire n5423 = ~n1787 & n2984;
    wire n5424 = in[353] ^ in[387];
    wire n5425 = in[354] & in[508];
    wire n5426 = n256 ^ n1791;
    wire n5427 = n1792 ^ n1983;
    wire n5428 = n1793 ^ n2845;
    wire n5429 = ~in[91] & n1795;
    wire n5430 = in[355] ^ n543;
    wire n5431 = ~n1797 & n3267;
    wire n5432 = in[330] | n1836;
    wire n5433 = in[330] | n1981;
    wire n5434 = ~n1784 & n1802;
    wire n5435 = n1211 | n1805;
    wire n5436 = in[270] & ~n3946;
    wire n5437 = ~n14 & n1808;
    wire n5438 = n1184 & ~n1809;
    wire n5439 = ~in[454] & n1810;
    wire n5440 = in[141] & ~n1811;
    wire n5441 = in[459] | n1812;
    wire n5442 = n539 & n1814;
    wire n5443 = ~in[417] & n839;
    wire n5444 = ~(n1480 ^ n1816);
    wire n5445 = ~n1817 & n3782;
    wire n5446 = in[446] & ~n3805;
    wire n5447 = in[444] | n3706;
    wire n5448 = in[380] & ~n1819;
    wire n5449 = in[128] | n1819;
    wire n5450 = ~n1375 & n2834;
    wire n5451 = ~(n1820 | n3830);
    wire n5452 = n1778 & ~n1823;
    wire n5453 = in[71] & ~n1826;
    wire n5454 = ~(n1828 | n2250);
    wire n5455 = ~in[359] & n1268;
    wire n5456 = ~n1829 & n2481;
    wire n5457 = n871 | ~n1833;
    wire n5458 = n1693 ^ n3520;
    wire n5459 = n1835 ^ n2144;
    wire n5460 = in[278] & n149;
    wire n5461 = in[44] ^ n1836;
    wire n5462 = ~(n1790 ^ n1837);
    wire n5463 = in[304] | n1257;
    wire n5464 = ~in[446] & n2095;
    wire n5465 = n200 & n1843;
    wire n5466 = n522 & ~n1844;
    wire n5467 = n418 & n1845;
    wire n5468 = n163 ^ n1846;
    wire n5469 = ~n1847 & n2902;
    wire n5470 = in[620] & ~n1849;
    wire n5471 = n1301 | n1851;
    wire n5472 = in[442] & ~n1851;
    wire n5473 = in[458] ^ n1852;
    wire n5474 = ~n1854 & n2204;
    wire n5475 = n1856 ^ n3803;
    wire n5476 = in[367] ^ n2235;
    wire n5477 = ~in[367] & in[405];
    wire n5478 = n1543 | n3829;
    wire n5479 = ~(n1862 ^ n3470);
    wire n5480 = ~n1864 & n2029;
    wire n5481 = in[576] & n1868;
    wire n5482 = n1869 & n2433;
    wire n5483 = ~in[368] & in[460];
    wire n5484 = n1870 & ~n2022;
    wire n5485 = n1871 ^ n1896;
    wire n5486 = in[423] & n3846;
    wire n5487 = n1875 | n1887;
    wire n5488 = in[241] & n1876;
    wire n5489 = ~n1880 & n2287;
    wire n5490 = in[625] & ~n1882;
    wire n5491 = n1883 ^ n2235;
    wire n5492 = ~in[736] & n1884;
    wire n5493 = in[532] | n1885;
    wire n5494 = n1885 | n1947;
    wire n5495 = in[83] | n1889;
    wire n5496 = in[372] & ~n1816;
    wire n5497 = in[247] | in[372];
    wire n5498 = in[73] | n1892;
    wire n5499 = in[373] ^ n2699;
    wire n5500 = n1897 | n2706;
    wire n5501 = in[157] & ~n1897;
    wire n5502 = ~in[117] & n1899;
    wire n5503 = in[706] | n1904;
    wire n5504 = n1906 & n3537;
    wire n5505 = ~(in[422] ^ n1907);
    wire n5506 = n309 | n1907;
    wire n5507 = in[374] & ~n1273;
    wire n5508 = n1010 | n1909;
    wire n5509 = n72 ^ n1911;
    wire n5510 = in[128] ^ n1912;
    wire n5511 = n1380 & ~n1913;
    wire n5512 = ~n1443 & n1915;
    wire n5513 = ~n591 & n1917;
    wire n5514 = n1919 & ~n2785;
    wire n5515 = n489 ^ n1923;
    wire n5516 = n1924 | n3290;
    wire n5517 = in[645] | n1925;
    wire n5518 = in[431] ^ n1926;
    wire n5519 = ~n954 & n1927;
    wire n5520 = in[377] ^ n3975;
    wire n5521 = n1611 | n1928;
    wire n5522 = ~n295 & n1930;
    wire n5523 = ~n751 & n1936;
    wire n5524 = in[378] & in[654];
    wire n5525 = in[379] & ~in[478];
    wire n5526 = ~(in[379] | n2248);
    wire n5527 = in[379] ^ n2500;
    wire n5528 = in[379] & ~n2126;
    wire n5529 = n1941 | n3801;
    wire n5530 = ~in[83] & in[380];
    wire n5531 = in[314] & ~n1948;
    wire n5532 = n1368 | n1950;
    wire n5533 = in[462] & ~n3837;
    wire n5534 = n1512 | n1955;
    wire n5535 = ~in[617] & n1956;
    wire n5536 = n1957 & ~n2148;
    wire n5537 = ~in[157] & in[382];
    wire n5538 = in[353] & ~n411;
    wire n5539 = n1963 | n2342;
    wire n5540 = n621 ^ n1965;
    wire n5541 = ~n507 & n1964;
    wire n5542 = n1966 & ~n3842;
    wire n5543 = in[380] & in[648];
    wire n5544 = ~n654 & n1969;
    wire n5545 = n655 & ~n1971;
    wire n5546 = in[150] ^ in[439];
    wire n5547 = n1673 | n1972;
    wire n5548 = n697 & ~n1973;
    wire n5549 = n604 | n1974;
    wire n5550 = in[385] & ~n314;
    wire n5551 = n1977 | n2865;
    wire n5552 = n1982 | n3557;
    wire n5553 = ~n1984 & n2692;
    wire n5554 = in[88] | n1984;
    wire n5555 = in[386] & in[674];
    wire n5556 = in[467] | n1091;
    wire n5557 = ~n196 & n1989;
    wire n5558 = n1990 & n3423;
    wire n5559 = in[387] | n1517;
    wire n5560 = n1991 & ~n2338;
    wire n5561 = in[278] | in[387];
    wire n5562 = in[387] | n3142;
    wire n5563 = in[296] & ~n1989;
    wire n5564 = ~in[669] & n1993;
    wire n5565 = n1993 ^ n3579;
    wire n5566 = n609 | n1996;
    wire n5567 = n727 & ~n1999;
    wire n5568 = ~in[389] & n2727;
    wire n5569 = in[389] ^ n3447;
    wire n5570 = in[389] ^ n3245;
    wire n5571 = in[465] | n2005;
    wire n5572 = in[303] | in[663];
    wire n5573 = in[484] | n2007;
    wire n5574 = n653 | n2008;
    wire n5575 = in[390] | in[679];
    wire n5576 = ~in[538] & n2011;
    wire n5577 = n652 ^ n2011;
    wire n5578 = in[391] | in[656];
    wire n5579 = n2011 ^ n3103;
    wire n5580 = n2012 | n2547;
    wire n5581 = n1347 & n2012;
    wire n5582 = in[418] ^ n2115;
    wire n5583 = in[19] | n2013;
    wire n5584 = ~n2016 & n2535;
    wire n5585 = in[686] & ~n2017;
    wire n5586 = ~(n2019 ^ n3374);
    wire n5587 = ~n1362 & n2020;
    wire n5588 = ~n2021 & n2850;
    wire n5589 = n2023 | n3152;
    wire n5590 = n2023 | n3190;
    wire n5591 = in[454] ^ n2631;
    wire n5592 = n1189 | n2025;
    wire n5593 = in[343] ^ in[395];
    wire n5594 = in[169] & ~n2026;
    wire n5595 = n1126 & ~n2028;
    wire n5596 = in[309] | in[530];
    wire n5597 = in[309] & n1103;
    wire n5598 = ~in[396] & n1067;
    wire n5599 = in[396] ^ n2004;
    wire n5600 = in[667] & ~n2029;
    wire n5601 = n1799 & ~n2030;
    wire n5602 = in[397] | in[756];
    wire n5603 = n773 | n2032;
    wire n5604 = n2033 & ~n2209;
    wire n5605 = ~(n1296 | n2034);
    wire n5606 = in[43] & ~n2039;
    wire n5607 = n2040 ^ n3819;
    wire n5608 = ~in[398] & in[606];
    wire n5609 = n1198 | n2044;
    wire n5610 = ~n88 & n2044;
    wire n5611 = ~n2013 & n2046;
    wire n5612 = in[125] | n2042;
    wire n5613 = n2048 & ~n4080;
    wire n5614 = ~in[330] & n2050;
    wire n5615 = ~in[399] & n2593;
    wire n5616 = ~n280 & n2052;
    wire n5617 = n2052 & n2756;
    wire n5618 = in[401] | n1985;
    wire n5619 = in[343] | n3515;
    wire n5620 = ~(in[377] | n2086);
    wire n5621 = n2062 | n3377;
    wire n5622 = n2062 & ~n3139;
    wire n5623 = in[332] ^ n2063;
    wire n5624 = n708 ^ n2063;
    wire n5625 = n2066 & ~n3681;
    wire n5626 = n1592 ^ n2066;
    wire n5627 = in[299] | n2069;
    wire n5628 = n2070 & ~n2457;
    wire n5629 = n2071 & n3607;
    wire n5630 = n2071 ^ n3948;
    wire n5631 = n1759 & ~n2073;
    wire n5632 = n1620 ^ n2074;
    wire n5633 = in[294] | in[377];
    wire n5634 = in[377] ^ n1316;
    wire n5635 = n2076 | n2974;
    wire n5636 = n1438 | n2079;
    wire n5637 = in[489] & ~n593;
    wire n5638 = n2083 | n3660;
    wire n5639 = in[406] | n2441;
    wire n5640 = ~in[15] & in[406];
    wire n5641 = ~n2090 & n2449;
    wire n5642 = in[408] & ~n2754;
    wire n5643 = ~n2095 & n3262;
    wire n5644 = ~n1978 & n2096;
    wire n5645 = in[698] & n2097;
    wire n5646 = in[349] | n1634;
    wire n5647 = ~n989 & n2102;
    wire n5648 = n2103 | n4089;
    wire n5649 = in[409] & ~n2130;
    wire n5650 = n2107 ^ n3275;
    wire n5651 = in[287] ^ n2110;
    wire n5652 = n2111 & ~n2918;
    wire n5653 = in[410] | n3153;
    wire n5654 = n1975 | ~n2115;
    wire n5655 = ~in[27] & n2116;
    wire n5656 = in[405] & ~n2119;
    wire n5657 = ~n2124 & n4040;
    wire n5658 = n384 & ~n2127;
    wire n5659 = in[213] & n1647;
    wire n5660 = ~n1140 & n2131;
    wire n5661 = n990 | n2131;
    wire n5662 = in[332] | n2351;
    wire n5663 = in[382] & ~in[665];
    wire n5664 = ~n2134 & n2270;
    wire n5665 = ~n9 & n2136;
    wire n5666 = in[87] & ~n2137;
    wire n5667 = ~n307 & n2141;
    wire n5668 = n134 | n2147;
    wire n5669 = n366 & ~n2149;
    wire n5670 = ~n2150 & n4029;
    wire n5671 = in[333] & in[402];
    wire n5672 = n2001 ^ n2153;
    wire n5673 = ~n2153 & n2411;
    wire n5674 = in[417] | n3223;
    wire n5675 = in[417] & ~n2277;
    wire n5676 = n2154 | n2352;
    wire n5677 = n2 & n2156;
    wire n5678 = n1447 ^ n2157;
    wire n5679 = n2158 & n3954;
    wire n5680 = ~in[360] & n3224;
    wire n5681 = in[360] | n3286;
    wire n5682 = in[290] & ~n2160;
    wire n5683 = n1847 & n2162;
    wire n5684 = n1359 | n2165;
    wire n5685 = n2166 & n2598;
    wire n5686 = ~in[363] & n2595;
    wire n5687 = n2167 & n3994;
    wire n5688 = n786 | n2167;
    wire n5689 = in[444] | n3244;
    wire n5690 = ~n2168 & n2893;
    wire n5691 = n449 & ~n2170;
    wire n5692 = ~n2170 & n3337;
    wire n5693 = in[253] & n2171;
    wire n5694 = ~n2171 & n4097;
    wire n5695 = n2172 ^ n3431;
    wire n5696 = n2172 | n3467;
    wire n5697 = in[421] & n16;
    wire n5698 = ~in[423] & n1291;
    wire n5699 = ~n2173 & n2806;
    wire n5700 = n1826 ^ n2174;
    wire n5701 = ~in[87] & n2174;
    wire n5702 = n2175 | n2402;
    wire n5703 = ~in[340] & n2177;
    wire n5704 = n2178 & n3067;
    wire n5705 = n1190 & n2179;
    wire n5706 = in[422] | n713;
    wire n5707 = in[502] & ~n2182;
    wire n5708 = n909 ^ n2183;
    wire n5709 = in[287] ^ n2184;
    wire n5710 = in[424] & n3745;
    wire n5711 = n1884 ^ n2185;
    wire n5712 = in[424] & ~n2015;
    wire n5713 = n2192 & ~n2924;
    wire n5714 = in[470] & ~n2193;
    wire n5715 = in[99] | n2195;
    wire n5716 = ~in[253] & in[344];
    wire n5717 = in[403] | n2197;
    wire n5718 = in[64] ^ n2198;
    wire n5719 = n2199 ^ n4069;
    wire n5720 = in[192] & ~n2199;
    wire n5721 = n2199 & ~n2890;
    wire n5722 = n1052 | n2201;
    wire n5723 = n2201 & ~n3588;
    wire n5724 = in[426] & ~n3847;
    wire n5725 = ~in[427] & n1788;
    wire n5726 = n1845 | n2207;
    wire n5727 = n53 | n2210;
    wire n5728 = ~n119 & n2213;
    wire n5729 = n1710 | n2215;
    wire n5730 = n2216 | n2339;
    wire n5731 = n2217 | n3540;
    wire n5732 = in[648] ^ n2217;
    wire n5733 = n362 | n2218;
    wire n5734 = in[55] ^ n2218;
    wire n5735 = in[429] & ~n3275;
    wire n5736 = ~in[696] & n2225;
    wire n5737 = ~in[368] & n2226;
    wire n5738 = ~in[323] | in[430];
    wire n5739 = ~n218 & n2231;
    wire n5740 = in[600] & n2234;
    wire n5741 = n2235 ^ n2477;
    wire n5742 = ~n1037 | n2236;
    wire n5743 = n443 | n2237;
    wire n5744 = ~in[295] & n1906;
    wire n5745 = n1906 & ~n3896;
    wire n5746 = n2238 | n3055;
    wire n5747 = ~in[662] & n2238;
    wire n5748 = ~in[107] & n2240;
    wire n5749 = n1638 | n1748;
    wire n5750 = in[161] | in[348];
    wire n5751 = ~n271 & n2247;
    wire n5752 = ~in[148] & n2249;
    wire n5753 = n1140 | ~n2253;
    wire n5754 = n2254 & n3944;
    wire n5755 = ~(in[197] | in[434]);
    wire n5756 = in[434] & ~n3705;
    wire n5757 = n2255 ^ n3303;
    wire n5758 = ~(n1932 | n2259);
    wire n5759 = in[474] & n2261;
    wire n5760 = in[434] ^ in[484];
    wire n5761 = in[70] | n2264;
    wire n5762 = n2266 | n3712;
    wire n5763 = n2266 & ~n3915;
    wire n5764 = n1957 | n2269;
    wire n5765 = in[183] & ~n2270;
    wire n5766 = n2271 | n4030;
    wire n5767 = in[437] & ~in[745];
    wire n5768 = n2276 & ~n3013;
    wire n5769 = n1686 | n2277;
    wire n5770 = ~n2279 & n3077;
    wire n5771 = in[398] | n2281;
    wire n5772 = in[439] & n3472;
    wire n5773 = in[439] & n334;
    wire n5774 = n2286 & ~n2680;
    wire n5775 = n2291 | n3943;
    wire n5776 = n281 ^ n2293;
    wire n5777 = n1455 ^ n2294;
    wire n5778 = in[388] | n2295;
    wire n5779 = ~n2296 & n3470;
    wire n5780 = n2297 & ~n3008;
    wire n5781 = in[441] | n1554;
    wire n5782 = n2302 & ~n3106;
    wire n5783 = in[442] & ~in[555];
    wire n5784 = n138 | n2303;
    wire n5785 = n1998 ^ n2739;
    wire n5786 = n1190 ^ n2305;
    wire n5787 = ~(n137 | n2305);
    wire n5788 = ~in[495] & n2784;
    wire n5789 = n1331 & ~n2306;
    wire n5790 = n56 ^ n2309;
    wire n5791 = ~n1171 | n2310;
    wire n5792 = n1328 | n2310;
    wire n5793 = in[443] | n3790;
    wire n5794 = ~(in[352] ^ in[496]);
    wire n5795 = in[205] & ~in[389];
    wire n5796 = n2312 | n2614;
    wire n5797 = in[502] ^ n2313;
    wire n5798 = n2316 & n2814;
    wire n5799 = ~n701 | n2319;
    wire n5800 = in[610] ^ n2320;
    wire n5801 = ~n680 & n2321;
    wire n5802 = ~in[662] & n2321;
    wire n5803 = in[495] ^ n2322;
    wire n5804 = n2323 | n2421;
    wire n5805 = n2323 | n3183;
    wire n5806 = ~n530 & n2324;
    wire n5807 = in[528] & ~n2507;
    wire n5808 = ~in[710] & n2325;
    wire n5809 = n2191 | n2326;
    wire n5810 = n1440 & ~n2330;
    wire n5811 = in[353] & n2331;
    wire n5812 = n2296 & ~n2332;
    wire n5813 = n2334 | n3648;
    wire n5814 = n2335 | n2570;
    wire n5815 = ~n1667 & n2341;
    wire n5816 = ~n2341 & n3934;
    wire n5817 = in[299] & ~in[367];
    wire n5818 = n2345 & n3310;
    wire n5819 = n2349 & n2553;
    wire n5820 = in[161] & n2349;
    wire n5821 = in[478] | n2354;
    wire n5822 = ~n2355 & n3883;
    wire n5823 = n2285 ^ n2358;
    wire n5824 = ~in[476] & n2358;
    wire n5825 = n2224 & n2359;
    wire n5826 = n1945 | n2360;
    wire n5827 = ~n2112 & n2362;
    wire n5828 = n1761 | n2363;
    wire n5829 = in[659] ^ n2365;
    wire n5830 = ~n2357 & n2366;
    wire n5831 = n2367 & ~n3437;
    wire n5832 = ~in[210] & n2370;
    wire n5833 = ~in[683] & n2371;
    wire n5834 = n2371 & ~n2690;
    wire n5835 = in[567] ^ n2372;
    wire n5836 = in[377] ^ n2374;
    wire n5837 = ~(in[89] ^ n2376);
    wire n5838 = n2377 | n2894;
    wire n5839 = in[516] | n2377;
    wire n5840 = n420 | n2378;
    wire n5841 = ~n1183 & n2378;
    wire n5842 = n1973 & n2379;
    wire n5843 = n2082 & ~n2379;
    wire n5844 = in[354] & ~n2380;
    wire n5845 = n2381 ^ n2803;
    wire n5846 = n2382 & ~n3728;
    wire n5847 = ~n1469 & n2383;
    wire n5848 = n2100 & ~n2384;
    wire n5849 = n2318 | n2385;
    wire n5850 = in[261] ^ n2372;
    wire n5851 = in[510] | n843;
    wire n5852 = ~in[510] & n1618;
    wire n5853 = n2388 ^ n4095;
    wire n5854 = ~n1228 & n2390;
    wire n5855 = n2390 | n3535;
    wire n5856 = ~in[737] & n2393;
    wire n5857 = n2093 | n2393;
    wire n5858 = in[452] ^ n2394;
    wire n5859 = in[461] ^ n2397;
    wire n5860 = n2398 ^ n4066;
    wire n5861 = in[375] ^ n2944;
    wire n5862 = in[459] | n2355;
    wire n5863 = n693 ^ n2403;
    wire n5864 = in[460] & n1940;
    wire n5865 = ~n2410 | n2993;
    wire n5866 = ~n30 & n2411;
    wire n5867 = in[461] ^ n1696;
    wire n5868 = in[461] | n3827;
    wire n5869 = n2413 | n2899;
    wire n5870 = in[544] ^ n537;
    wire n5871 = in[462] | n2368;
    wire n5872 = n2417 | n2779;
    wire n5873 = in[382] | in[742];
    wire n5874 = ~n2191 & n2420;
    wire n5875 = in[463] ^ n4069;
    wire n5876 = in[463] & ~n3446;
    wire n5877 = in[379] & n1873;
    wire n5878 = in[9] & n2422;
    wire n5879 = n2424 & ~n3477;
    wire n5880 = ~n2426 | n2980;
    wire n5881 = n1135 | n2428;
    wire n5882 = ~n1254 & n2429;
    wire n5883 = n2432 & ~n2502;
    wire n5884 = n2432 ^ n3603;
    wire n5885 = ~in[583] & n2437;
    wire n5886 = in[466] & ~n13;
    wire n5887 = ~in[466] & n1446;
    wire n5888 = ~in[466] & n2621;
    wire n5889 = n1703 | n2438;
    wire n5890 = n1568 ^ n2288;
    wire n5891 = in[466] & ~n1933;
    wire n5892 = n2440 ^ n3403;
    wire n5893 = n2441 | n3404;
    wire n5894 = n2443 & n3665;
    wire n5895 = ~in[278] & n2445;
    wire n5896 = n1950 ^ n2446;
    wire n5897 = ~in[467] & n513;
    wire n5898 = ~n2444 & n2448;
    wire n5899 = ~(n2448 | n3158);
    wire n5900 = n1039 & ~n2449;
    wire n5901 = in[84] & n2450;
    wire n5902 = n2450 | n2734;
    wire n5903 = in[468] & n3368;
    wire n5904 = ~n2114 & n2453;
    wire n5905 = in[517] & n2454;
    wire n5906 = n228 | n2456;
    wire n5907 = in[522] | ~n2118;
    wire n5908 = n2239 | n2460;
    wire n5909 = ~(n2462 | n3092);
    wire n5910 = ~n2466 & n3266;
    wire n5911 = ~in[29] & n2469;
    wire n5912 = in[183] | n2469;
    wire n5913 = n1838 ^ n2471;
    wire n5914 = ~(n1675 | n2473);
    wire n5915 = in[309] & in[471];
    wire n5916 = in[471] ^ n657;
    wire n5917 = in[417] ^ n1224;
    wire n5918 = in[104] | in[525];
    wire n5919 = in[111] & in[419];
    wire n5920 = ~in[657] & n2478;
    wire n5921 = ~n597 & n2479;
    wire n5922 = n1623 & ~n2479;
    wire n5923 = in[569] & ~n2480;
    wire n5924 = in[473] & in[775];
    wire n5925 = in[473] ^ n3510;
    wire n5926 = in[337] & ~in[473];
    wire n5927 = n2484 | n2571;
    wire n5928 = in[320] | n2486;
    wire n5929 = n2490 ^ n3322;
    wire n5930 = n1678 & ~n2491;
    wire n5931 = in[536] & ~n2492;
    wire n5932 = n25 & n2493;
    wire n5933 = in[472] ^ in[527];
    wire n5934 = ~in[472] & n3746;
    wire n5935 = in[133] & ~n2496;
    wire n5936 = in[479] | n2913;
    wire n5937 = n1822 ^ n2498;
    wire n5938 = n219 ^ n2499;
    wire n5939 = n1366 | n2500;
    wire n5940 = ~n2501 & n3924;
    wire n5941 = in[481] & ~in[507];
    wire n5942 = in[450] ^ n158;
    wire n5943 = in[507] | n3641;
    wire n5944 = n2507 & n2880;
    wire n5945 = in[397] | n2509;
    wire n5946 = n209 & n2511;
    wire n5947 = n437 & ~n2512;
    wire n5948 = n2513 | n3918;
    wire n5949 = n2514 & ~n3844;
    wire n5950 = ~in[480] & n2137;
    wire n5951 = ~in[480] & n4060;
    wire n5952 = in[81] ^ n2515;
    wire n5953 = n2517 ^ n3731;
    wire n5954 = n325 & n2518;
    wire n5955 = ~n2519 & n4054;
    wire n5956 = in[296] | n2520;
    wire n5957 = n2524 ^ n2652;
    wire n5958 = n369 | n2526;
    wire n5959 = in[482] | n2526;
    wire n5960 = in[481] | n3963;
    wire n5961 = n2527 & n2825;
    wire n5962 = n1172 & n2527;
    wire n5963 = in[401] | in[482];
    wire n5964 = ~in[385] & n2528;
    wire n5965 = in[439] & ~in[539];
    wire n5966 = in[482] | in[773];
    wire n5967 = in[455] | n3891;
    wire n5968 = ~in[483] & n3908;
    wire n5969 = in[391] ^ in[483];
    wire n5970 = ~in[240] & n2532;
    wire n5971 = ~n1857 & n2533;
    wire n5972 = ~n1960 & n2540;
    wire n5973 = n2541 & ~n3970;
    wire n5974 = in[571] | n344;
    wire n5975 = in[571] & n928;
    wire n5976 = n2326 ^ n2546;
    wire n5977 = n2554 | n3079;
    wire n5978 = ~in[34] & n2556;
    wire n5979 = in[507] | n2560;
    wire n5980 = n1310 & ~n2416;
    wire n5981 = ~n1696 & n2561;
    wire n5982 = n2562 & ~n3844;
    wire n5983 = in[488] | in[543];
    wire n5984 = n2565 & ~n3504;
    wire n5985 = n2568 | n3333;
    wire n5986 = in[454] ^ n2565;
    wire n5987 = in[489] | n196;
    wire n5988 = n175 & n2573;
    wire n5989 = n2575 | n3607;
    wire n5990 = in[463] | in[490];
    wire n5991 = n1693 ^ n2578;
    wire n5992 = n493 | n2578;
    wire n5993 = in[457] | n2579;
    wire n5994 = in[465] | n2067;
    wire n5995 = n2582 | n2765;
    wire n5996 = n581 | n2582;
    wire n5997 = n225 | n2583;
    wire n5998 = n2584 & ~n3672;
    wire n5999 = n2587 & ~n3112;
    wire n6000 = n2589 & ~n2782;
    wire n6001 = ~n1775 & n2589;
    wire n6002 = in[492] & ~n1343;
    wire n6003 = in[492] & n125;
    wire n6004 = n1374 & ~n2591;
    wire n6005 = n1806 | n2592;
    wire n6006 = n943 ^ n2593;
    wire n6007 = n288 & ~n2594;
    wire n6008 = ~in[465] & n2489;
    wire n6009 = ~in[465] & n888;
    wire n6010 = ~in[651] & n2595;
    wire n6011 = in[406] & ~n235;
    wire n6012 = n1012 & ~n2599;
    wire n6013 = n2600 | n4043;
    wire n6014 = ~in[525] & n2654;
    wire n6015 = ~in[554] & n2601;
    wire n6016 = in[492] & ~n2676;
    wire n6017 = n527 & n2603;
    wire n6018 = ~in[284] & in[495];
    wire n6019 = in[25] & ~in[495];
    wire n6020 = in[495] & ~n181;
    wire n6021 = n2605 & ~n3936;
    wire n6022 = in[495] | n1097;
    wire n6023 = ~n892 & n2606;
    wire n6024 = ~n1668 & n2606;
    wire n6025 = in[554] & ~n2609;
    wire n6026 = n2007 & ~n2609;
    wire n6027 = ~in[266] & n2611;
    wire n6028 = n2611 | n3635;
    wire n6029 = in[465] ^ n3859;
    wire n6030 = n2613 & ~n4045;
    wire n6031 = ~in[710] & n2614;
    wire n6032 = n2615 ^ n2746;
    wire n6033 = in[497] ^ n1721;
    wire n6034 = ~n2616 & n4066;
    wire n6035 = ~n660 & n2618;
    wire n6036 = n2619 | n3145;
    wire n6037 = n2622 ^ n3817;
    wire n6038 = in[734] ^ n2624;
    wire n6039 = in[183] ^ n2625;
    wire n6040 = in[444] ^ n1366;
    wire n6041 = in[496] & ~n1785;
    wire n6042 = in[417] | n2716;
    wire n6043 = in[552] ^ n2630;
    wire n6044 = n779 | n2632;
    wire n6045 = ~n889 & n2633;
    wire n6046 = ~n1420 & n2630;
    wire n6047 = ~in[449] & in[501];
    wire n6048 = in[408] ^ n2639;
    wire n6049 = n2639 | n2693;
    wire n6050 = ~in[380] | n2640;
    wire n6051 = n2646 & ~n3722;
    wire n6052 = ~n185 & n2646;
    wire n6053 = in[635] | n2650;
    wire n6054 = in[485] | n2651;
    wire n6055 = ~in[534] & n3234;
    wire n6056 = in[505] & in[532];
    wire n6057 = in[734] | n2655;
    wire n6058 = in[311] & in[505];
    wire n6059 = in[424] | n4067;
    wire n6060 = n2656 & ~n4051;
    wire n6061 = n2656 ^ n2762;
    wire n6062 = in[506] & ~in[713];
    wire n6063 = in[241] | in[506];
    wire n6064 = in[506] & in[672];
    wire n6065 = ~n2657 & n3152;
    wire n6066 = in[620] & n2657;
    wire n6067 = in[483] ^ n2658;
    wire n6068 = ~n2659 & n3663;
    wire n6069 = n1444 & n2661;
    wire n6070 = n786 ^ n2663;
    wire n6071 = n2282 & ~n2664;
    wire n6072 = in[537] | n841;
    wire n6073 = in[537] | n1306;
    wire n6074 = n2018 | n2666;
    wire n6075 = n2000 & n2672;
    wire n6076 = in[509] & ~n4061;
    wire n6077 = in[509] & n3493;
    wire n6078 = in[510] ^ in[517];
    wire n6079 = in[578] ^ n2678;
    wire n6080 = n2681 ^ n3231;
    wire n6081 = n98 & n2683;
    wire n6082 = in[321] & n2686;
    wire n6083 = in[482] | n2020;
    wire n6084 = in[31] | in[482];
    wire n6085 = in[565] ^ n2691;
    wire n6086 = ~in[32] & n2694;
    wire n6087 = in[138] ^ n2694;
    wire n6088 = n1436 & n2695;
    wire n6089 = ~in[652] & n2696;
    wire n6090 = ~in[513] & n1748;
    wire n6091 = n2077 | n2699;
    wire n6092 = ~n893 & n2702;
    wire n6093 = in[513] | n677;
    wire n6094 = in[119] | in[514];
    wire n6095 = n2704 & ~n3807;
    wire n6096 = in[203] | n2706;
    wire n6097 = in[625] ^ n2707;
    wire n6098 = n1841 | n2708;
    wire n6099 = in[514] ^ n2285;
    wire n6100 = in[515] & ~n1386;
    wire n6101 = ~n2442 & n2713;
    wire n6102 = in[515] & ~n2014;
    wire n6103 = ~n308 & n2714;
    wire n6104 = ~(in[502] | n2717);
    wire n6105 = n2003 | n2720;
    wire n6106 = in[448] & ~in[574];
    wire n6107 = n1212 | n2722;
    wire n6108 = in[405] | n2724;
    wire n6109 = n2726 | n3272;
    wire n6110 = n2727 | n3626;
    wire n6111 = ~in[645] & n2728;
    wire n6112 = n2364 ^ n2730;
    wire n6113 = n2488 & ~n2731;
    wire n6114 = n2733 & ~n3735;
    wire n6115 = in[515] & ~n763;
    wire n6116 = ~n470 & n2738;
    wire n6117 = in[686] ^ n2741;
    wire n6118 = n1024 | n2742;
    wire n6119 = n2487 & n2743;
    wire n6120 = n162 ^ n2744;
    wire n6121 = ~n2745 & n3485;
    wire n6122 = in[520] & ~n1130;
    wire n6123 = n2747 & ~n3635;
    wire n6124 = in[546] ^ n1595;
    wire n6125 = n1059 & ~n2750;
    wire n6126 = ~in[783] & n2752;
    wire n6127 = n1634 | n2754;
    wire n6128 = n1663 ^ n2755;
    wire n6129 = in[492] ^ n3955;
    wire n6130 = ~n1660 & n2762;
    wire n6131 = n2766 ^ n3084;
    wire n6132 = n2586 ^ n2767;
    wire n6133 = n647 | n2767;
    wire n6134 = in[465] | n1723;
    wire n6135 = ~n904 & n2768;
    wire n6136 = n2769 & ~n3813;
    wire n6137 = n2409 | n2771;
    wire n6138 = in[560] | n2772;
    wire n6139 = ~in[109] & n2774;
    wire n6140 = in[525] ^ n149;
    wire n6141 = in[525] | n2600;
    wire n6142 = n598 | n2778;
    wire n6143 = n720 ^ n2778;
    wire n6144 = in[499] & ~n2780;
    wire n6145 = n1500 ^ n2781;
    wire n6146 = n2670 ^ n2783;
    wire n6147 = n2223 & ~n2785;
    wire n6148 = in[527] ^ n2960;
    wire n6149 = in[507] ^ n2790;
    wire n6150 = in[637] & ~n2792;
    wire n6151 = n1360 & ~n2793;
    wire n6152 = n2273 | n2794;
    wire n6153 = n968 | n2795;
    wire n6154 = ~(n822 ^ n2797);
    wire n6155 = n213 & n2801;
    wire n6156 = in[470] ^ n2829;
    wire n6157 = n828 ^ n2802;
    wire n6158 = in[444] | n1451;
    wire n6159 = in[499] ^ n3235;
    wire n6160 = in[499] | ~n1750;
    wire n6161 = in[615] | n375;
    wire n6162 = n311 | n2806;
    wire n6163 = n2807 & n3293;
    wire n6164 = n727 | n2808;
    wire n6165 = n2483 ^ n2809;
    wire n6166 = n2811 & ~n3245;
    wire n6167 = ~in[504] & n2813;
    wire n6168 = in[350] | n2814;
    wire n6169 = in[567] | n2815;
    wire n6170 = in[578] ^ n2815;
    wire n6171 = n281 & ~n2816;
    wire n6172 = in[533] & n323;
    wire n6173 = in[533] & in[703];
    wire n6174 = in[616] | n3625;
    wire n6175 = in[11] & ~n2819;
    wire n6176 = n2303 | n2820;
    wire n6177 = ~n2821 & n2826;
    wire n6178 = in[490] | n2522;
    wire n6179 = in[642] | n2827;
    wire n6180 = n197 & n2831;
    wire n6181 = in[713] | n2833;
    wire n6182 = n1 & n2835;
    wire n6183 = n766 | n2837;
    wire n6184 = in[723] ^ n2837;
    wire n6185 = ~in[106] & n2838;
    wire n6186 = ~n2045 & n2838;
    wire n6187 = ~(n2842 | n3791);
    wire n6188 = in[353] & ~n2843;
    wire n6189 = n2037 & ~n2844;
    wire n6190 = in[239] & ~in[538];
    wire n6191 = in[538] ^ n2627;
    wire n6192 = in[538] | n2645;
    wire n6193 = in[539] & ~in[729];
    wire n6194 = ~n2103 & n2849;
    wire n6195 = n2543 & ~n2850;
    wire n6196 = in[480] | n2851;
    wire n6197 = ~in[94] & n2852;
    wire n6198 = n2854 ^ n3528;
    wire n6199 = ~in[226] & n2856;
    wire n6200 = n2857 & ~n3466;
    wire n6201 = n2858 & ~n3851;
    wire n6202 = n2859 & ~n3626;
    wire n6203 = in[484] ^ n2301;
    wire n6204 = in[442] & in[540];
    wire n6205 = n2860 | n3602;
    wire n6206 = ~n938 & n2862;
    wire n6207 = n747 ^ n2864;
    wire n6208 = in[458] ^ n2864;
    wire n6209 = n1914 & n2864;
    wire n6210 = n1002 | n2866;
    wire n6211 = n2400 | n2866;
    wire n6212 = ~n2861 | n3596;
    wire n6213 = in[520] & in[626];
    wire n6214 = in[628] | in[654];
    wire n6215 = ~n1079 & n2869;
    wire n6216 = ~n110 & n2871;
    wire n6217 = n1677 | n2873;
    wire n6218 = ~n2875 & n3708;
    wire n6219 = ~in[543] & n1001;
    wire n6220 = in[454] | in[543];
    wire n6221 = n2879 ^ n3430;
    wire n6222 = in[332] | n2879;
    wire n6223 = ~in[767] & n2880;
    wire n6224 = in[416] | n2881;
    wire n6225 = n2818 | n2881;
    wire n6226 = n2882 & n3491;
    wire n6227 = in[264] & n2885;
    wire n6228 = in[352] & ~n2889;
    wire n6229 = in[570] & n2894;
    wire n6230 = in[71] ^ n2895;
    wire n6231 = in[545] & n176;
    wire n6232 = in[632] & n2573;
    wire n6233 = ~(n503 | n2898);
    wire n6234 = in[64] | n2898;
    wire n6235 = ~(n2897 | n3484);
    wire n6236 = n2847 & ~n2901;
    wire n6237 = in[297] | ~n2901;
    wire n6238 = n1139 & ~n2904;
    wire n6239 = n767 ^ n2902;
    wire n6240 = in[547] & ~n1035;
    wire n6241 = n1516 & n2907;
    wire n6242 = n2913 | n3474;
    wire n6243 = n1629 & n2914;
    wire n6244 = in[267] | in[490];
    wire n6245 = in[207] | n2915;
    wire n6246 = n2915 ^ n3706;
    wire n6247 = ~n2327 & n2917;
    wire n6248 = n2921 & ~n3699;
    wire n6249 = in[123] & ~n2922;
    wire n6250 = ~n903 & n2924;
    wire n6251 = n2925 ^ n3186;
    wire n6252 = in[117] | n2926;
    wire n6253 = ~n2927 & n3899;
    wire n6254 = in[177] | in[550];
    wire n6255 = in[550] & ~in[770];
    wire n6256 = ~n2928 & n3776;
    wire n6257 = ~n1042 & n2929;
    wire n6258 = n2934 & ~n3004;
    wire n6259 = n1971 & n2935;
    wire n6260 = ~n2936 & n3480;
    wire n6261 = n1728 | n2936;
    wire n6262 = ~in[659] & n2938;
    wire n6263 = n982 ^ n2939;
    wire n6264 = in[552] ^ n1358;
    wire n6265 = in[320] | n2941;
    wire n6266 = n1831 | n2942;
    wire n6267 = ~in[466] & n1471;
    wire n6268 = in[466] & ~in[593];
    wire n6269 = n311 & n2943;
    wire n6270 = in[541] ^ in[553];
    wire n6271 = ~in[472] & n2945;
    wire n6272 = in[680] ^ n2946;
    wire n6273 = in[440] & n2946;
    wire n6274 = in[553] | n2998;
    wire n6275 = n928 & n2948;
    wire n6276 = n1691 & ~n2949;
    wire n6277 = n2009 & n2953;
    wire n6278 = ~n48 & n2955;
    wire n6279 = in[525] & ~n2089;
    wire n6280 = n1796 ^ n2958;
    wire n6281 = in[290] ^ in[496];
    wire n6282 = in[496] & n22;
    wire n6283 = n2960 | n3548;
    wire n6284 = ~n2961 & n3176;
    wire n6285 = n2962 & n3944;
    wire n6286 = n1289 ^ n2963;
    wire n6287 = ~(n2147 ^ n2964);
    wire n6288 = ~n2965 & n4070;
    wire n6289 = n1120 ^ n2965;
    wire n6290 = n2709 & ~n2966;
    wire n6291 = n2828 & ~n2967;
    wire n6292 = n2854 & ~n2970;
    wire n6293 = in[37] ^ in[557];
    wire n6294 = in[227] | n2971;
    wire n6295 = n2972 ^ n3981;
    wire n6296 = ~in[290] & n2974;
    wire n6297 = in[314] | in[641];
    wire n6298 = in[531] & n2975;
    wire n6299 = ~in[558] & n435;
    wire n6300 = in[558] & n1670;
    wire n6301 = n1735 ^ n2976;
    wire n6302 = n2764 ^ n2977;
    wire n6303 = ~in[557] & n1429;
    wire n6304 = n1808 ^ n2978;
    wire n6305 = n873 & ~n2985;
    wire n6306 = n2060 & ~n2986;
    wire n6307 = ~in[507] & in[593];
    wire n6308 = in[578] | n2989;
    wire n6309 = ~n1401 & n2991;
    wire n6310 = n76 & n2992;
    wire n6311 = in[128] | in[563];
    wire n6312 = in[563] ^ n1863;
    wire n6313 = n2996 | n3690;
    wire n6314 = n2997 ^ n3221;
    wire n6315 = n2405 & ~n2999;
    wire n6316 = ~n1617 & n3000;
    wire n6317 = ~in[37] & n3001;
    wire n6318 = n890 | n3002;
    wire n6319 = n754 | n3006;
    wire n6320 = n300 ^ n3007;
    wire n6321 = n164 | n3008;
    wire n6322 = n321 & n3011;
    wire n6323 = in[459] & ~n3011;
    wire n6324 = n1058 | n3020;
    wire n6325 = n433 ^ n3022;
    wire n6326 = ~n1920 & n3023;
    wire n6327 = in[172] | n3026;
    wire n6328 = in[553] ^ n3028;
    wire n6329 = in[486] & ~n1408;
    wire n6330 = in[112] ^ in[486];
    wire n6331 = ~in[371] & n3031;
    wire n6332 = n2882 & n3033;
    wire n6333 = in[569] & ~n310;
    wire n6334 = n445 & n3035;
    wire n6335 = n2615 ^ n3038;
    wire n6336 = ~n3039 & n3700;
    wire n6337 = in[570] | n3114;
    wire n6338 = in[570] & ~in[692];
    wire n6339 = ~in[452] & n3041;
    wire n6340 = ~in[200] & n3043;
    wire n6341 = n519 & ~n3044;
    wire n6342 = n3045 ^ n3358;
    wire n6343 = n3046 | n3876;
    wire n6344 = in[594] ^ n3047;
    wire n6345 = in[571] & ~n3932;
    wire n6346 = n1517 | n3048;
    wire n6347 = n2685 | n3048;
    wire n6348 = n3049 ^ n3879;
    wire n6349 = ~n1504 & n3050;
    wire n6350 = n3038 | n3051;
    wire n6351 = in[136] & in[545];
    wire n6352 = in[572] & ~n1246;
    wire n6353 = in[541] | n3053;
    wire n6354 = in[302] | in[518];
    wire n6355 = in[311] | in[574];
    wire n6356 = ~n800 & n3056;
    wire n6357 = in[573] ^ n1040;
    wire n6358 = in[573] & ~n2196;
    wire n6359 = ~in[107] & n3058;
    wire n6360 = in[583] | n3059;
    wire n6361 = in[574] & ~in[702];
    wire n6362 = in[574] | n3820;
    wire n6363 = ~in[491] & n4087;
    wire n6364 = in[491] ^ n3857;
    wire n6365 = n633 | n3062;
    wire n6366 = ~n3063 & n3349;
    wire n6367 = in[685] & n3064;
    wire n6368 = n1404 ^ n3065;
    wire n6369 = ~n500 & n3066;
    wire n6370 = in[575] & ~n2642;
    wire n6371 = in[575] | n1564;
    wire n6372 = in[576] ^ in[579];
    wire n6373 = ~n2853 & n3072;
    wire n6374 = in[576] & ~n1407;
    wire n6375 = in[576] & n1090;
    wire n6376 = n3073 ^ n4047;
    wire n6377 = n2900 | n3075;
    wire n6378 = n3076 | n3491;
    wire n6379 = in[296] & ~n3076;
    wire n6380 = ~n1225 & n3078;
    wire n6381 = ~(n2274 ^ n3081);
    wire n6382 = in[639] | n3082;
    wire n6383 = n190 & n3082;
    wire n6384 = ~(n2118 | n3083);
    wire n6385 = n2929 ^ n3084;
    wire n6386 = in[578] | n1072;
    wire n6387 = ~in[578] & n3265;
    wire n6388 = ~n1095 & n3085;
    wire n6389 = n3086 ^ n3514;
    wire n6390 = ~in[579] & n1196;
    wire n6391 = n768 | n3087;
    wire n6392 = in[496] | n3088;
    wire n6393 = ~n1865 & n3091;
    wire n6394 = ~(in[312] ^ n3092);
    wire n6395 = ~in[312] & in[608];
    wire n6396 = in[580] & ~n2556;
    wire n6397 = n485 & ~n3093;
    wire n6398 = in[388] & ~n3094;
    wire n6399 = ~n851 & n3096;
    wire n6400 = n1637 & n3097;
    wire n6401 = n43 | n3102;
    wire n6402 = n2346 | n3105;
    wire n6403 = ~in[649] & n2778;
    wire n6404 = in[582] & n3842;
    wire n6405 = ~n160 & n3110;
    wire n6406 = in[583] | n4081;
    wire n6407 = n3113 ^ n3374;
    wire n6408 = n1814 ^ n3113;
    wire n6409 = in[47] & n3115;
    wire n6410 = ~n3116 & n3167;
    wire n6411 = in[406] ^ n3117;
    wire n6412 = n3118 & ~n4088;
    wire n6413 = n2348 | n3119;
    wire n6414 = ~n1945 | n3126;
    wire n6415 = in[585] | n1156;
    wire n6416 = in[585] & n199;
    wire n6417 = in[530] ^ n3594;
    wire n6418 = n2652 & ~n3130;
    wire n6419 = n416 ^ n3129;
    wire n6420 = ~n1792 & n3132;
    wire n6421 = n1754 & ~n3132;
    wire n6422 = n3133 & n3420;
    wire n6423 = in[641] & n3562;
    wire n6424 = n1240 & n3134;
    wire n6425 = ~n3135 & n3768;
    wire n6426 = ~n2156 & n3135;
    wire n6427 = ~in[532] & in[547];
    wire n6428 = in[675] | n1413;
    wire n6429 = ~n1481 | n3138;
    wire n6430 = n265 | n3141;
    wire n6431 = ~n1890 & n3142;
    wire n6432 = in[590] ^ n3379;
    wire n6433 = in[591] & ~n3988;
    wire n6434 = in[670] & n3012;
    wire n6435 = ~n114 & n3146;
    wire n6436 = ~n80 & n3147;
    wire n6437 = in[637] ^ n3148;
    wire n6438 = n434 & ~n3149;
    wire n6439 = n117 & n3150;
    wire n6440 = in[534] | n1051;
    wire n6441 = n153 | n3151;
    wire n6442 = n2594 ^ n3154;
    wire n6443 = n66 & ~n3155;
    wire n6444 = in[593] | n2529;
    wire n6445 = ~in[593] & n3279;
    wire n6446 = n1856 ^ n3159;
    wire n6447 = n3012 | n3160;
    wire n6448 = n3161 | n3648;
    wire n6449 = in[60] | n3161;
    wire n6450 = n1107 | n3162;
    wire n6451 = n3163 | n3585;
    wire n6452 = n2666 | n3163;
    wire n6453 = in[682] | n3752;
    wire n6454 = ~(n2626 | n3021);
    wire n6455 = n511 | n3174;
    wire n6456 = in[238] | n3175;
    wire n6457 = n910 | n3173;
    wire n6458 = in[596] | n970;
    wire n6459 = ~n32 & n3176;
    wire n6460 = n3010 | n3177;
    wire n6461 = ~n2259 & n3177;
    wire n6462 = in[393] ^ n3178;
    wire n6463 = n3179 & ~n3864;
    wire n6464 = n3180 | n3605;
    wire n6465 = ~n1365 & n3181;
    wire n6466 = in[383] | in[597];
    wire n6467 = ~n807 & n3182;
    wire n6468 = ~n2075 & n3185;
    wire n6469 = n3164 | n3187;
    wire n6470 = in[649] & ~n3188;
    wire n6471 = ~(n2565 ^ n3189);
    wire n6472 = in[178] ^ in[598];
    wire n6473 = in[39] ^ in[599];
    wire n6474 = in[112] & n3192;
    wire n6475 = in[485] & ~n3194;
    wire n6476 = in[243] | n3195;
    wire n6477 = in[543] | n2343;
    wire n6478 = n1600 & ~n3196;
    wire n6479 = ~in[586] & n3198;
    wire n6480 = n434 & ~n3199;
    wire n6481 = in[413] ^ n3199;
    wire n6482 = n1501 | n3200;
    wire n6483 = n3205 | n3223;
    wire n6484 = in[520] & ~n3933;
    wire n6485 = n2027 | n3206;
    wire n6486 = ~n1782 & n3208;
    wire n6487 = ~(n2840 | n3209);
    wire n6488 = n82 | n3212;
    wire n6489 = in[626] & ~n3213;
    wire n6490 = in[602] ^ in[713];
    wire n6491 = n164 | n3215;
    wire n6492 = in[546] | n529;
    wire n6493 = ~n1112 & n3217;
    wire n6494 = ~in[522] & n2464;
    wire n6495 = in[522] & n2903;
    wire n6496 = ~in[227] & n3219;
    wire n6497 = n2665 & n3222;
    wire n6498 = ~in[300] & in[604];
    wire n6499 = n1573 & ~n3226;
    wire n6500 = n3227 & ~n3952;
    wire n6501 = in[576] & n316;
    wire n6502 = n1041 & ~n3229;
    wire n6503 = ~n1601 & n3230;
    wire n6504 = in[482] & ~n3231;
    wire n6505 = n2435 | n3232;
    wire n6506 = n1893 | n3236;
    wire n6507 = ~n1996 & n3238;
    wire n6508 = n3240 & ~n3598;
    wire n6509 = n2425 & ~n3242;
    wire n6510 = ~in[12] & n3242;
    wire n6511 = in[184] & in[523];
    wire n6512 = in[136] & ~n3248;
    wire n6513 = n3255 | n3979;
    wire n6514 = in[608] | n3319;
    wire n6515 = in[318] | n3256;
    wire n6516 = in[348] & ~n3257;
    wire n6517 = n3068 | n3260;
    wire n6518 = n3264 & n3835;
    wire n6519 = n749 | n3268;
    wire n6520 = ~n1431 & n3269;
    wire n6521 = ~in[566] & n3271;
    wire n6522 = n59 | n3272;
    wire n6523 = in[554] ^ n762;
    wire n6524 = n2770 | n2779;
    wire n6525 = n2761 & n3274;
    wire n6526 = in[45] & n3276;
    wire n6527 = in[531] & n49;
    wire n6528 = in[287] ^ n3282;
    wire n6529 = in[521] | in[583];
    wire n6530 = n637 | n3283;
    wire n6531 = in[372] & ~in[641];
    wire n6532 = ~in[641] & n4000;
    wire n6533 = n1222 | n3284;
    wire n6534 = n964 | n3285;
    wire n6535 = n1488 ^ n3112;
    wire n6536 = ~n3286 & n3498;
    wire n6537 = in[633] | n3289;
    wire n6538 = n2064 | n3291;
    wire n6539 = n179 & ~n3292;
    wire n6540 = in[92] & ~n3292;
    wire n6541 = in[644] & n409;
    wire n6542 = ~in[618] & n3340;
    wire n6543 = n2969 & n3296;
    wire n6544 = in[440] ^ in[618];
    wire n6545 = ~n3297 & n3823;
    wire n6546 = n492 | n3298;
    wire n6547 = in[619] ^ n1590;
    wire n6548 = in[677] ^ n3935;
    wire n6549 = n2566 | n3299;
    wire n6550 = in[453] & ~in[620];
    wire n6551 = in[647] & n37;
    wire n6552 = ~in[422] & n3301;
    wire n6553 = in[620] ^ n4075;
    wire n6554 = ~n2831 & n3170;
    wire n6555 = in[272] & ~n2831;
    wire n6556 = n2458 | n3303;
    wire n6557 = ~in[10] & n3304;
    wire n6558 = in[498] ^ n3305;
    wire n6559 = ~in[621] & n2061;
    wire n6560 = n1581 ^ n3306;
    wire n6561 = n2638 & ~n3308;
    wire n6562 = in[135] | n3309;
    wire n6563 = n3311 ^ n3391;
    wire n6564 = in[263] | n3312;
    wire n6565 = in[65] | n3312;
    wire n6566 = n1382 ^ n3315;
    wire n6567 = ~in[666] & n3320;
    wire n6568 = n3322 & n4002;
    wire n6569 = in[676] ^ n122;
    wire n6570 = n1418 ^ n3324;
    wire n6571 = n1136 | n3324;
    wire n6572 = in[706] | n1329;
    wire n6573 = n650 | n3327;
    wire n6574 = in[367] ^ n3328;
    wire n6575 = n2779 | n3328;
    wire n6576 = in[598] | n3030;
    wire n6577 = ~in[444] & in[598];
    wire n6578 = n3173 | n3329;
    wire n6579 = ~n640 & n3331;
    wire n6580 = ~in[477] & n3331;
    wire n6581 = n167 & n3334;
    wire n6582 = in[541] & ~n2024;
    wire n6583 = ~in[625] & n861;
    wire n6584 = in[323] | n3338;
    wire n6585 = n771 | n3339;
    wire n6586 = n3259 | ~n3342;
    wire n6587 = n3342 | n3681;
    wire n6588 = n1003 | n3344;
    wire n6589 = n1065 | n3345;
    wire n6590 = ~in[574] & n3347;
    wire n6591 = in[541] | n3294;
    wire n6592 = in[572] | n3330;
    wire n6593 = n750 | n3349;
    wire n6594 = ~n2312 & n3350;
    wire n6595 = ~in[667] & n3352;
    wire n6596 = ~n635 & n3353;
    wire n6597 = n2473 & ~n3354;
    wire n6598 = n520 | n3354;
    wire n6599 = in[659] & ~n212;
    wire n6600 = in[659] & n2761;
    wire n6601 = in[332] | n3355;
    wire n6602 = n2475 | n3357;
    wire n6603 = n2120 | n3359;
    wire n6604 = ~in[18] & n3360;
    wire n6605 = n728 ^ n3360;
    wire n6606 = n1275 & ~n3361;
    wire n6607 = n1968 | n3362;
    wire n6608 = n918 ^ n3366;
    wire n6609 = n351 ^ n3367;
    wire n6610 = in[481] & ~in[572];
    wire n6611 = in[572] | n2956;
    wire n6612 = n602 | n3369;
    wire n6613 = n2588 & n3370;
    wire n6614 = n2810 ^ n3371;
    wire n6615 = in[164] | n3373;
    wire n6616 = n487 | n3375;
    wire n6617 = ~(n2123 | n3376);
    wire n6618 = n1935 & ~n3381;
    wire n6619 = n254 & ~n3382;
    wire n6620 = in[372] & ~n3383;
    wire n6621 = n1303 ^ n3384;
    wire n6622 = in[715] ^ n3386;
    wire n6623 = in[604] | n87;
    wire n6624 = in[346] | n3388;
    wire n6625 = n1827 & n3389;
    wire n6626 = in[634] & ~n2950;
    wire n6627 = in[634] & n1463;
    wire n6628 = in[18] | n3393;
    wire n6629 = in[541] | in[634];
    wire n6630 = n2300 ^ n3400;
    wire n6631 = n865 & n3400;
    wire n6632 = ~in[332] & n3397;
    wire n6633 = n1890 | n3401;
    wire n6634 = ~n2104 & n3402;
    wire n6635 = n1933 & n3404;
    wire n6636 = n3405 & ~n3732;
    wire n6637 = n3407 | ~n3503;
    wire n6638 = ~n3173 & n3408;
    wire n6639 = n3408 ^ n3903;
    wire n6640 = n1416 & ~n3409;
    wire n6641 = in[549] & ~n897;
    wire n6642 = in[413] & in[665];
    wire n6643 = ~n1374 & n3412;
    wire n6644 = in[360] ^ n3412;
    wire n6645 = in[554] | n2630;
    wire n6646 = in[554] | n29;
    wire n6647 = ~in[683] & n3413;
    wire n6648 = ~n1723 & n3414;
    wire n6649 = ~in[638] & n3577;
    wire n6650 = n2459 & ~n3417;
    wire n6651 = n1688 & ~n3418;
    wire n6652 = in[583] ^ n3419;
    wire n6653 = in[638] & in[695];
    wire n6654 = n1540 ^ n3421;
    wire n6655 = ~in[639] & n2084;
    wire n6656 = n810 & ~n3425;
    wire n6657 = in[263] & ~in[640];
    wire n6658 = ~n2799 & n3426;
    wire n6659 = n2504 & n3427;
    wire n6660 = n2414 | n3428;
    wire n6661 = ~in[766] & n3429;
    wire n6662 = n3429 | n3687;
    wire n6663 = in[583] ^ n1058;
    wire n6664 = ~in[554] & n3448;
    wire n6665 = ~in[641] & n3003;
    wire n6666 = n238 & ~n3432;
    wire n6667 = n3194 & ~n3435;
    wire n6668 = n3436 & n3558;
    wire n6669 = n1657 & ~n3438;
    wire n6670 = in[574] & ~n3439;
    wire n6671 = n1320 | n3440;
    wire n6672 = n775 & n3442;
    wire n6673 = ~in[617] & n2731;
    wire n6674 = in[644] ^ n2366;
    wire n6675 = n364 & ~n3445;
    wire n6676 = in[277] & in[560];
    wire n6677 = ~n3450 & n4050;
    wire n6678 = in[192] ^ in[646];
    wire n6679 = ~in[603] & n3451;
    wire n6680 = ~in[649] & n1661;
    wire n6681 = in[523] | in[647];
    wire n6682 = in[647] ^ n2884;
    wire n6683 = ~in[363] & n3452;
    wire n6684 = n346 & ~n3453;
    wire n6685 = ~in[567] & in[576];
    wire n6686 = in[646] | in[648];
    wire n6687 = ~n1758 & n3459;
    wire n6688 = n2705 & ~n3461;
    wire n6689 = in[463] & ~in[622];
    wire n6690 = ~in[622] & n202;
    wire n6691 = ~in[364] & in[650];
    wire n6692 = in[650] & n3066;
    wire n6693 = n2257 ^ n3463;
    wire n6694 = in[650] ^ n2181;
    wire n6695 = ~n461 & n3465;
    wire n6696 = n3186 ^ n3465;
    wire n6697 = n189 & ~n3466;
    wire n6698 = in[651] & ~n185;
    wire n6699 = n2912 & ~n3467;
    wire n6700 = n3191 ^ n3259;
    wire n6701 = in[652] & ~n617;
    wire n6702 = ~in[112] & in[652];
    wire n6703 = in[355] & in[600];
    wire n6704 = ~(n187 ^ n3470);
    wire n6705 = ~(in[653] ^ n2072);
    wire n6706 = in[124] ^ n3476;
    wire n6707 = in[654] | n1969;
    wire n6708 = n866 | n3475;
    wire n6709 = in[709] ^ n672;
    wire n6710 = in[685] | n1454;
    wire n6711 = n3479 ^ n3548;
    wire n6712 = ~n3483 & n3928;
    wire n6713 = n3484 | n3977;
    wire n6714 = in[656] ^ n2180;
    wire n6715 = n1069 | ~n3486;
    wire n6716 = in[24] & in[711];
    wire n6717 = ~n3433 & n3488;
    wire n6718 = ~n3489 & n3737;
    wire n6719 = in[744] & n3123;
    wire n6720 = n3067 & ~n3490;
    wire n6721 = ~n801 & n3495;
    wire n6722 = in[399] ^ in[604];
    wire n6723 = n3496 & ~n3775;
    wire n6724 = n2725 | n3497;
    wire n6725 = in[599] & ~n2176;
    wire n6726 = ~in[52] & n3503;
    wire n6727 = in[203] ^ n3504;
    wire n6728 = n3505 ^ n3816;
    wire n6729 = n1249 & n3506;
    wire n6730 = in[659] | n3240;
    wire n6731 = ~in[0] & n3508;
    wire n6732 = in[628] & ~n3111;
    wire n6733 = ~in[578] & n1115;
    wire n6734 = ~in[143] & n3512;
    wire n6735 = ~n1879 & n3512;
    wire n6736 = ~in[660] & in[684];
    wire n6737 = ~in[709] & n3513;
    wire n6738 = ~n1942 & n3516;
    wire n6739 = n1656 | n3519;
    wire n6740 = ~in[782] & n3519;
    wire n6741 = in[662] ^ n2623;
    wire n6742 = ~n1832 & n3524;
    wire n6743 = n1966 & ~n3526;
    wire n6744 = ~(in[70] | n3527);
    wire n6745 = in[354] & n3528;
    wire n6746 = n1825 | n3529;
    wire n6747 = ~in[592] & n3529;
    wire n6748 = in[580] ^ in[663];
    wire n6749 = ~n115 & n3530;
    wire n6750 = n1336 | n3531;
    wire n6751 = ~n3487 | n3532;
    wire n6752 = n411 | n3532;
    wire n6753 = in[663] ^ n1087;
    wire n6754 = in[25] & in[579];
    wire n6755 = n2320 ^ n3538;
    wire n6756 = n2567 | n3539;
    wire n6757 = in[136] ^ in[666];
    wire n6758 = ~n2786 & n3546;
    wire n6759 = n2863 & ~n3547;
    wire n6760 = in[667] | n1924;
    wire n6761 = n641 | n3551;
    wire n6762 = in[155] | in[583];
    wire n6763 = n959 & ~n3553;
    wire n6764 = n561 ^ n3555;
    wire n6765 = ~in[665] & n372;
    wire n6766 = n2840 & ~n3561;
    wire n6767 = n2069 & n3564;
    wire n6768 = n2314 & ~n3565;
    wire n6769 = n1842 & ~n3567;
    wire n6770 = in[759] & ~n236;
    wire n6771 = n2804 | n3568;
    wire n6772 = n479 | n3570;
    wire n6773 = n3572 & n3895;
    wire n6774 = n362 & ~n3573;
    wire n6775 = n3569 & n3571;
    wire n6776 = n3574 | n4050;
    wire n6777 = in[517] | in[674];
    wire n6778 = n275 & n3577;
    wire n6779 = n3263 | n3578;
    wire n6780 = in[372] & ~n3578;
    wire n6781 = n237 & n3580;
    wire n6782 = n1100 & ~n3581;
    wire n6783 = n984 | n3582;
    wire n6784 = n3583 | n3942;
    wire n6785 = n2307 & ~n3583;
    wire n6786 = in[675] | n3656;
    wire n6787 = in[675] | n2916;
    wire n6788 = n2260 & ~n3587;
    wire n6789 = in[649] & ~n1963;
    wire n6790 = ~(n2136 | n3591);
    wire n6791 = in[374] | n3592;
    wire n6792 = n3303 & n4010;
    wire n6793 = n2669 ^ n3593;
    wire n6794 = in[288] & ~n3596;
    wire n6795 = n2407 & n3599;
    wire n6796 = ~n39 & n3603;
    wire n6797 = ~n765 & n3605;
    wire n6798 = n1369 | n3606;
    wire n6799 = n1124 | n3607;
    wire n6800 = in[675] & n3609;
    wire n6801 = in[679] | n1901;
    wire n6802 = n1543 ^ n3611;
    wire n6803 = in[497] | n3613;
    wire n6804 = ~(n676 ^ n3614);
    wire n6805 = in[115] ^ n3475;
    wire n6806 = ~n3520 & n3618;
    wire n6807 = ~in[681] & n1683;
    wire n6808 = in[267] | in[681];
    wire n6809 = in[596] & ~n214;
    wire n6810 = in[428] | n3622;
    wire n6811 = n455 & n3624;
    wire n6812 = in[682] ^ n2546;
    wire n6813 = in[682] & ~n1979;
    wire n6814 = n315 | n3628;
    wire n6815 = in[709] & ~n3586;
    wire n6816 = in[683] ^ n3180;
    wire n6817 = n3501 | n3636;
    wire n6818 = in[159] | n3638;
    wire n6819 = in[347] | n3638;
    wire n6820 = in[688] | n2849;
    wire n6821 = in[599] & n2572;
    wire n6822 = ~n588 & n3641;
    wire n6823 = in[239] & n3642;
    wire n6824 = n3642 & ~n3676;
    wire n6825 = n1271 ^ n3643;
    wire n6826 = in[686] & ~n4017;
    wire n6827 = n3647 & ~n3747;
    wire n6828 = ~n1164 | n3649;
    wire n6829 = n3650 ^ n3940;
    wire n6830 = in[686] | n2462;
    wire n6831 = ~in[690] & n2043;
    wire n6832 = ~n867 & n3655;
    wire n6833 = ~in[529] & n3655;
    wire n6834 = in[67] ^ n3657;
    wire n6835 = in[742] | ~n1908;
    wire n6836 = n4 & ~n3658;
    wire n6837 = in[188] | n3658;
    wire n6838 = in[459] | in[688];
    wire n6839 = n3662 ^ n3925;
    wire n6840 = n1577 | n3663;
    wire n6841 = in[717] | n1771;
    wire n6842 = in[161] & n3666;
    wire n6843 = n2369 ^ n3669;
    wire n6844 = n2304 & ~n3673;
    wire n6845 = ~in[721] & n1602;
    wire n6846 = n1448 | n3674;
    wire n6847 = ~(n2386 ^ n3675);
    wire n6848 = in[691] | n3209;
    wire n6849 = in[691] ^ n2176;
    wire n6850 = n3071 ^ n3679;
    wire n6851 = n2827 | n3680;
    wire n6852 = ~n2476 & n3682;
    wire n6853 = ~n2194 & n3682;
    wire n6854 = n153 ^ n3683;
    wire n6855 = ~(in[692] | n1647);
    wire n6856 = in[739] & n3684;
    wire n6857 = n2164 | n3686;
    wire n6858 = in[693] & ~n92;
    wire n6859 = ~n3455 & n3689;
    wire n6860 = n2265 & n3690;
    wire n6861 = n3691 | n3917;
    wire n6862 = n3675 & ~n3692;
    wire n6863 = n212 | n3693;
    wire n6864 = in[695] ^ n1216;
    wire n6865 = in[222] | n3695;
    wire n6866 = ~n2113 & n3696;
    wire n6867 = in[695] ^ n1245;
    wire n6868 = n2350 & n3697;
    wire n6869 = n2629 & ~n3701;
    wire n6870 = n2538 | n3702;
    wire n6871 = n2396 | n3703;
    wire n6872 = in[696] | n3631;
    wire n6873 = n899 & ~n3707;
    wire n6874 = in[671] & n2995;
    wire n6875 = in[698] & n1457;
    wire n6876 = n3710 & ~n3865;
    wire n6877 = in[698] & n1281;
    wire n6878 = n1343 | n3711;
    wire n6879 = n2531 & n3714;
    wire n6880 = n175 & ~n3715;
    wire n6881 = n1286 ^ n3716;
    wire n6882 = in[407] | n3717;
    wire n6883 = n556 | n3718;
    wire n6884 = in[700] | n1179;
    wire n6885 = in[224] & n3720;
    wire n6886 = ~n3241 & n3721;
    wire n6887 = in[674] & ~n268;
    wire n6888 = in[518] & ~n3723;
    wire n6889 = in[645] ^ n3336;
    wire n6890 = n3724 | n3910;
    wire n6891 = n596 & n3725;
    wire n6892 = in[702] ^ n285;
    wire n6893 = ~n156 & n3727;
    wire n6894 = in[680] & n3727;
    wire n6895 = n3729 | n3902;
    wire n6896 = in[703] | n510;
    wire n6897 = in[650] & ~n3270;
    wire n6898 = n3219 & ~n3733;
    wire n6899 = in[55] & ~in[761];
    wire n6900 = n391 ^ n3324;
    wire n6901 = in[599] & ~n3739;
    wire n6902 = n2416 ^ n3740;
    wire n6903 = n1436 & ~n3743;
    wire n6904 = n2465 | n3744;
    wire n6905 = in[706] | n3760;
    wire n6906 = ~n44 & n3745;
    wire n6907 = n1942 & ~n3747;
    wire n6908 = in[572] | n3748;
    wire n6909 = ~n8 & n3748;
    wire n6910 = n148 & ~n3749;
    wire n6911 = in[677] & ~n3650;
    wire n6912 = ~in[677] & n2072;
    wire n6913 = in[660] & n3750;
    wire n6914 = ~n2668 & n3751;
    wire n6915 = n845 & ~n3751;
    wire n6916 = in[677] & ~n3753;
    wire n6917 = in[709] ^ n1858;
    wire n6918 = n1558 | n3755;
    wire n6919 = n1755 & n3756;
    wire n6920 = n826 | n3756;
    wire n6921 = ~n3640 & n3757;
    wire n6922 = in[678] & ~n3868;
    wire n6923 = in[73] ^ in[678];
    wire n6924 = ~in[555] & in[709];
    wire n6925 = ~n709 & n3759;
    wire n6926 = ~n61 & n3760;
    wire n6927 = n1181 & n3762;
    wire n6928 = n157 & ~n3763;
    wire n6929 = n3637 | n3763;
    wire n6930 = n2857 & n3764;
    wire n6931 = n3713 ^ n3765;
    wire n6932 = n681 ^ n3767;
    wire n6933 = in[711] & ~n3988;
    wire n6934 = ~in[711] & n1572;
    wire n6935 = n1442 ^ n3769;
    wire n6936 = n3348 ^ n3769;
    wire n6937 = ~n3241 & n3771;
    wire n6938 = in[89] ^ n3772;
    wire n6939 = n3619 ^ n3774;
    wire n6940 = in[569] & ~n3774;
    wire n6941 = in[713] ^ n1353;
    wire n6942 = in[715] & ~n3148;
    wire n6943 = in[516] & n3776;
    wire n6944 = ~n2436 & n3777;
    wire n6945 = n1028 | n3779;
    wire n6946 = n1334 | n3780;
    wire n6947 = n2618 | n3781;
    wire n6948 = n2373 ^ n3783;
    wire n6949 = ~n3127 & n3783;
    wire n6950 = n1315 & ~n3788;
    wire n6951 = n2865 & n3789;
    wire n6952 = in[458] | n3792;
    wire n6953 = n2612 | n3795;
    wire n6954 = in[686] | n2713;
    wire n6955 = in[719] | n1146;
    wire n6956 = n1688 ^ n3798;
    wire n6957 = in[610] & n3799;
    wire n6958 = in[245] & ~n3800;
    wire n6959 = in[638] & ~n3801;
    wire n6960 = n266 ^ n3802;
    wire n6961 = n2548 ^ n3804;
    wire n6962 = n1622 | n3804;
    wire n6963 = n1222 ^ n3807;
    wire n6964 = in[748] & n65;
    wire n6965 = n1014 & n3810;
    wire n6966 = in[719] & ~n2160;
    wire n6967 = ~n792 & n3812;
    wire n6968 = n1781 | n3812;
    wire n6969 = n3468 ^ n3816;
    wire n6970 = n2742 ^ n3820;
    wire n6971 = n3821 ^ n4094;
    wire n6972 = n3324 ^ n3822;
    wire n6973 = in[746] ^ n1948;
    wire n6974 = ~n3025 & n3825;
    wire n6975 = n2188 & n3825;
    wire n6976 = n3660 & ~n3826;
    wire n6977 = ~in[721] & n716;
    wire n6978 = in[461] & ~n3828;
    wire n6979 = n639 | n3827;
    wire n6980 = ~(in[721] | n2563);
    wire n6981 = n2422 | n3830;
    wire n6982 = in[22] ^ n3831;
    wire n6983 = in[713] & ~n3832;
    wire n6984 = ~n3302 & n3833;
    wire n6985 = n214 & ~n3835;
    wire n6986 = n3124 & n3836;
    wire n6987 = ~n403 & n3836;
    wire n6988 = n2613 ^ n3433;
    wire n6989 = in[723] ^ n1001;
    wire n6990 = in[723] ^ n2453;
    wire n6991 = n2100 | n3840;
    wire n6992 = n862 | n3841;
    wire n6993 = ~n663 & n3846;
    wire n6994 = n3350 ^ n3848;
    wire n6995 = n2859 & ~n3850;
    wire n6996 = n1762 | n3851;
    wire n6997 = n2099 ^ n3853;
    wire n6998 = in[88] & n3853;
    wire n6999 = in[727] ^ in[739];
    wire n7000 = n1786 & ~n3855;
    wire n7001 = n2002 ^ n3858;
    wire n7002 = in[673] & n3708;
    wire n7003 = in[214] & ~in[673];
    wire n7004 = n1205 & ~n3860;
    wire n7005 = ~n866 & n3861;
    wire n7006 = n3433 & ~n3862;
    wire n7007 = n3863 & n4061;
    wire n7008 = n382 | n3867;
    wire n7009 = in[672] | n2208;
    wire n7010 = in[574] | n3870;
    wire n7011 = n1009 | n3871;
    wire n7012 = ~n2302 & n3873;
    wire n7013 = n270 | n3873;
    wire n7014 = ~(in[707] ^ n3485);
    wire n7015 = in[387] | n3875;
    wire n7016 = in[388] & ~n3877;
    wire n7017 = n2351 ^ n3878;
    wire n7018 = in[733] | n2289;
    wire n7019 = n3784 & ~n3882;
    wire n7020 = ~in[530] & n3884;
    wire n7021 = n2146 & ~n3886;
    wire n7022 = n1842 | n3889;
    wire n7023 = n983 & ~n3890;
    wire n7024 = n1496 | n3892;
    wire n7025 = n1021 | n3893;
    wire n7026 = in[301] | in[651];
    wire n7027 = in[605] | n3898;
    wire n7028 = in[574] ^ n3899;
    wire n7029 = n2375 & ~n3901;
    wire n7030 = n1508 & ~n3904;
    wire n7031 = in[375] | n3905;
    wire n7032 = in[738] & ~n230;
    wire n7033 = in[564] | in[738];
    wire n7034 = ~in[148] & in[738];
    wire n7035 = n1771 ^ n3906;
    wire n7036 = ~n1710 & n3907;
    wire n7037 = in[680] | n3874;
    wire n7038 = ~in[712] & n1129;
    wire n7039 = ~in[38] & n3913;
    wire n7040 = in[740] & n1321;
    wire n7041 = in[615] & n3920;
    wire n7042 = n3476 & n3920;
    wire n7043 = in[741] & ~n1030;
    wire n7044 = in[519] ^ n3927;
    wire n7045 = in[303] | n3928;
    wire n7046 = n3295 ^ n3929;
    wire n7047 = n998 & ~n3929;
    wire n7048 = in[430] & ~n3930;
    wire n7049 = n2781 ^ n3931;
    wire n7050 = ~n2276 | n3933;
    wire n7051 = ~n90 & n3934;
    wire n7052 = n3541 & ~n3935;
    wire n7053 = in[376] | n3936;
    wire n7054 = n3596 ^ n3937;
    wire n7055 = ~n3356 & n3937;
    wire n7056 = n2597 & ~n3938;
    wire n7057 = in[744] ^ n3538;
    wire n7058 = n248 & n3945;
    wire n7059 = n3457 ^ n3945;
    wire n7060 = in[746] | n1776;
    wire n7061 = in[456] & ~n3947;
    wire n7062 = in[717] & ~n530;
    wire n7063 = n338 | n3949;
    wire n7064 = n1582 ^ n3510;
    wire n7065 = n2932 ^ n3954;
    wire n7066 = ~n3027 & n3957;
    wire n7067 = in[99] ^ in[665];
    wire n7068 = in[748] | n2843;
    wire n7069 = n1154 ^ n3959;
    wire n7070 = n3303 | n3960;
    wire n7071 = ~in[748] & n3700;
    wire n7072 = ~n2239 | n3962;
    wire n7073 = n3169 & ~n3964;
    wire n7074 = n2783 & ~n3965;
    wire n7075 = in[750] | n723;
    wire n7076 = in[721] & ~n1783;
    wire n7077 = n2952 & ~n3966;
    wire n7078 = in[378] | n3971;
    wire n7079 = in[752] | n2740;
    wire n7080 = in[146] & in[752];
    wire n7081 = n619 | n3978;
    wire n7082 = in[489] & ~n3980;
    wire n7083 = ~n99 & n3980;
    wire n7084 = n227 & n3982;
    wire n7085 = n1478 & ~n3983;
    wire n7086 = n2003 & n3985;
    wire n7087 = n482 | n3986;
    wire n7088 = ~in[720] & n3987;
    wire n7089 = in[137] | n3987;
    wire n7090 = n756 & n3989;
    wire n7091 = in[756] | n3068;
    wire n7092 = n3872 & ~n3992;
    wire n7093 = n929 & ~n3992;
    wire n7094 = in[680] | n3995;
    wire n7095 = n3915 | n3997;
    wire n7096 = in[759] ^ n3178;
    wire n7097 = n1609 & ~n3596;
    wire n7098 = n644 & ~n3999;
    wire n7099 = n3993 & ~n4001;
    wire n7100 = n3675 & ~n4002;
    wire n7101 = in[492] | n4003;
    wire n7102 = in[760] | n2890;
    wire n7103 = n2508 | n4006;
    wire n7104 = n2468 & ~n4006;
    wire n7105 = n2912 | n3906;
    wire n7106 = in[444] | n4016;
    wire n7107 = in[681] & ~n1830;
    wire n7108 = in[543] ^ in[681];
    wire n7109 = ~n4018 & n4065;
    wire n7110 = n3568 ^ n4020;
    wire n7111 = in[189] ^ n4021;
    wire n7112 = in[347] & ~n4023;
    wire n7113 = n1717 ^ n4025;
    wire n7114 = n725 & n4012;
    wire n7115 = in[709] ^ n4012;
    wire n7116 = ~n3990 & n4026;
    wire n7117 = n3628 | n4028;
    wire n7118 = n3809 | n4030;
    wire n7119 = in[713] ^ n517;
    wire n7120 = in[712] & ~n4008;
    wire n7121 = ~n2057 & n4032;
    wire n7122 = n1976 | n4032;
    wire n7123 = n868 & n3924;
    wire n7124 = n4033 ^ n4038;
    wire n7125 = n1920 ^ n4035;
    wire n7126 = in[709] | n3471;
    wire n7127 = in[474] & n4036;
    wire n7128 = n178 ^ n4037;
    wire n7129 = n4009 | n4038;
    wire n7130 = in[683] & in[684];
    wire n7131 = n675 | n4046;
    wire n7132 = n3348 ^ n4048;
    wire n7133 = in[458] & ~n4051;
    wire n7134 = n42 & n4052;
    wire n7135 = in[576] | n3632;
    wire n7136 = ~n3793 & n4053;
    wire n7137 = in[685] ^ n3969;
    wire n7138 = ~n3024 & n4054;
    wire n7139 = ~n1197 & n4057;
    wire n7140 = n1292 | n4058;
    wire n7141 = n2205 ^ n4059;
    wire n7142 = in[105] & n4060;
    wire n7143 = in[265] | in[688];
    wire n7144 = n1824 & ~n4063;
    wire n7145 = in[747] ^ n3818;
    wire n7146 = in[776] | n3101;
    wire n7147 = n2585 ^ n4072;
    wire n7148 = n448 | n4073;
    wire n7149 = in[758] & ~n4074;
    wire n7150 = n2905 & ~n4076;
    wire n7151 = n3384 | n4077;
    wire n7152 = n3852 & ~n4079;
    wire n7153 = n154 & ~n4083;
    wire n7154 = n1053 & ~n4081;
    wire n7155 = n4059 & ~n4085;
    wire n7156 = in[170] & in[780];
    wire n7157 = in[241] & ~n4087;
    wire n7158 = in[489] & ~n3693;
    wire n7159 = ~(in[299] | n3849);
    wire n7160 = n1670 & ~n4091;
    wire n7161 = n1500 & ~n4091;
    wire n7162 = ~in[11] & n4093;
    wire n7163 = n2862 | n4096;
    wire n7164 = ~in[754] & n2101;
    wire n7165 = in[574] | n4099;
    wire n7166 = in[437] ^ n6971;
    wire n7167 = ~n2851 & n3719;
    wire n7168 = ~in[424] & n4102;
    wire n7169 = n4103 & ~n4848;
    wire n7170 = ~in[660] & n2776;
    wire n7171 = in[4] ^ n4368;
    wire n7172 = n4108 ^ n7038;
    wire n7173 = in[419] & n4631;
    wire n7174 = n4113 & n4724;
    wire n7175 = n528 | n1571;
    wire n7176 = n17 & n4714;
    wire n7177 = n963 & ~n4116;
    wire n7178 = in[609] | n7044;
    wire n7179 = n2687 & ~n4119;
    wire n7180 = ~in[386] & n4124;
    wire n7181 = n859 & ~n3794;
    wire n7182 = n29 ^ n4916;
    wire n7183 = ~n4125 & n4918;
    wire n7184 = n1627 & n4125;
    wire n7185 = n1518 & ~n4126;
    wire n7186 = n2730 | n4127;
    wire n7187 = ~n4130 & n6261;
    wire n7188 = n4131 & n6507;
    wire n7189 = n554 & ~n4132;
    wire n7190 = n3608 | n6398;
    wire n7191 = n2223 ^ n4133;
    wire n7192 = n4133 ^ n6448;
    wire n7193 = n12 & n6008;
    wire n7194 = n4107 & n4134;
    wire n7195 = ~(n4135 ^ n5574);
    wire n7196 = ~n1538 & n6743;
    wire n7197 = n707 & ~n5373;
    wire n7198 = n649 & ~n4137;
    wire n7199 = ~(n4137 ^ n6760);
    wire n7200 = n4139 & ~n5539;
    wire n7201 = ~n4142 & n5072;
    wire n7202 = in[723] & n4143;
    wire n7203 = n2472 & ~n4129;
    wire n7204 = ~in[43] & n4739;
    wire n7205 = n2193 & n5437;
    wire n7206 = ~n54 & n1549;
    wire n7207 = ~n2700 & n4144;
    wire n7208 = in[722] & n4147;
    wire n7209 = ~in[228] & n3036;
    wire n7210 = n4150 | n4343;
    wire n7211 = n62 | n4627;
    wire n7212 = in[407] & ~n63;
    wire n7213 = ~(in[164] | n2230);
    wire n7214 = n66 | n6813;
    wire n7215 = ~n4153 & n6174;
    wire n7216 = n2357 & ~n4153;
    wire n7217 = n4154 | n6668;
    wire n7218 = in[539] & ~n2388;
    wire n7219 = in[489] ^ n4156;
    wire n7220 = n4157 & ~n6635;
    wire n7221 = n125 & ~n3414;
    wire n7222 = n4161 | n4931;
    wire n7223 = n3441 | n5965;
    wire n7224 = n4162 ^ n6186;
    wire n7225 = n2701 & n4164;
    wire n7226 = n3691 & n4169;
    wire n7227 = n1575 ^ n6818;
    wire n7228 = n661 | n3439;
    wire n7229 = ~n89 & n5050;
    wire n7230 = n764 | n6981;
    wire n7231 = ~n764 & n2240;
    wire n7232 = n1557 & n6488;
    wire n7233 = n1557 | n5613;
    wire n7234 = n4175 | n5628;
    wire n7235 = ~in[183] & n4179;
    wire n7236 = n124 | n4180;
    wire n7237 = n4102 | n4181;
    wire n7238 = ~n4182 & n5356;
    wire n7239 = n1803 & ~n4182;
    wire n7240 = n389 | n3462;
    wire n7241 = n3462 | n6548;
    wire n7242 = n2221 | n4765;
    wire n7243 = ~n1299 & n4187;
    wire n7244 = in[624] & ~n5374;
    wire n7245 = n1666 ^ n4189;
    wire n7246 = n384 ^ n4190;
    wire n7247 = ~n4192 & n5239;
    wire n7248 = ~(n4195 | n5345);
    wire n7249 = n2876 | n4196;
    wire n7250 = in[759] | n5971;
    wire n7251 = in[356] & ~in[759];
    wire n7252 = n3912 ^ n5318;
    wire n7253 = in[184] ^ n2675;
    wire n7254 = in[579] & n2675;
    wire n7255 = in[660] | n4915;
    wire n7256 = ~n4197 & n4338;
    wire n7257 = ~n4198 & n4524;
    wire n7258 = n4199 & ~n6056;
    wire n7259 = n184 & n4694;
    wire n7260 = n3330 | n6047;
    wire n7261 = n2487 & ~n2601;
    wire n7262 = n4205 ^ n4717;
    wire n7263 = in[407] & ~n6031;
    wire n7264 = n4207 | n5163;
    wire n7265 = ~n133 & n2447;
    wire n7266 = n2141 & n4374;
    wire n7267 = n136 | n1494;
    wire n7268 = ~n690 & n6931;
    wire n7269 = ~n4209 & n4771;
    wire n7270 = n4209 | n6968;
    wire n7271 = n4210 ^ n4808;
    wire n7272 = ~(n4210 | n6463);
    wire n7273 = ~in[472] & n2247;
    wire n7274 = n79 & n553;
    wire n7275 = in[152] | n79;
    wire n7276 = n3203 | n4334;
    wire n7277 = n759 & ~n4214;
    wire n7278 = n4217 & n4937;
    wire n7279 = n2963 | n4221;
    wire n7280 = n4221 ^ n4384;
    wire n7281 = n1751 ^ n4223;
    wire n7282 = n4218 & n4224;
    wire n7283 = n3770 | n4229;
    wire n7284 = n4229 | n6966;
    wire n7285 = n165 & n5864;
    wire n7286 = ~(n3299 | n5551);
    wire n7287 = n2090 | n4232;
    wire n7288 = ~n170 & n3886;
    wire n7289 = n4234 ^ n5006;
    wire n7290 = n171 | n5357;
    wire n7291 = n3109 | n4235;
    wire n7292 = n2129 & ~n4238;
    wire n7293 = in[74] & ~n1217;
    wire n7294 = ~(in[436] ^ n181);
    wire n7295 = n1018 | n4242;
    wire n7296 = n2886 & ~n5569;
    wire n7297 = ~(n4243 | n4364);
    wire n7298 = n1285 & ~n6876;
    wire n7299 = n1397 ^ n5212;
    wire n7300 = ~n186 & n5210;
    wire n7301 = n797 ^ n2739;
    wire n7302 = n2739 & n4236;
    wire n7303 = ~in[50] & in[112];
    wire n7304 = n1915 | n4676;
    wire n7305 = ~(n2617 ^ n3688);
    wire n7306 = ~(in[342] | n1433);
    wire n7307 = ~n1248 & n6962;
    wire n7308 = ~n3652 & n4247;
    wire n7309 = n4248 & ~n6580;
    wire n7310 = n4250 ^ n5375;
    wire n7311 = in[134] & ~n4819;
    wire n7312 = in[124] & ~n5483;
    wire n7313 = n2825 ^ n4393;
    wire n7314 = ~n198 & n3759;
    wire n7315 = ~in[331] & in[465];
    wire n7316 = ~n201 & n5420;
    wire n7317 = in[551] | ~n6451;
    wire n7318 = ~n4253 & n5165;
    wire n7319 = n1071 & n4256;
    wire n7320 = n4144 & ~n4256;
    wire n7321 = n4258 & n4876;
    wire n7322 = in[207] | in[454];
    wire n7323 = ~in[207] & n6918;
    wire n7324 = n1363 & ~n4873;
    wire n7325 = n1363 | n1888;
    wire n7326 = ~(n548 | n6187);
    wire n7327 = n548 & ~n1311;
    wire n7328 = n1976 & n2787;
    wire n7329 = ~in[72] & n140;
    wire n7330 = ~n4263 & n6973;
    wire n7331 = n208 | n5358;
    wire n7332 = n4266 | ~n6392;
    wire n7333 = ~n932 & n4200;
    wire n7334 = ~n4267 & n5601;
    wire n7335 = ~n259 & n1867;
    wire n7336 = n2949 ^ n5187;
    wire n7337 = n3736 & n6778;
    wire n7338 = ~n1631 & n4325;
    wire n7339 = ~n4270 & n6619;
    wire n7340 = n977 & ~n4271;
    wire n7341 = n815 | n2889;
    wire n7342 = n1495 ^ n4273;
    wire n7343 = n4273 | n6380;
    wire n7344 = n3034 & ~n3742;
    wire n7345 = ~n3742 & n5882;
    wire n7346 = ~in[123] & n3922;
    wire n7347 = n4275 ^ n6713;
    wire n7348 = n2524 & ~n4276;
    wire n7349 = n589 & n4277;
    wire n7350 = in[372] ^ n4868;
    wire n7351 = n4278 | ~n6287;
    wire n7352 = ~n4281 & n6896;
    wire n7353 = n4283 | n7119;
    wire n7354 = n252 | n6658;
    wire n7355 = n4287 | n5224;
    wire n7356 = n496 | n6936;
    wire n7357 = n254 | n7016;
    wire n7358 = in[491] ^ n254;
    wire n7359 = ~n4288 & n6720;
    wire n7360 = n4289 & n5568;
    wire n7361 = n4292 | n6915;
    wire n7362 = n4185 & n4293;
    wire n7363 = ~(n3614 ^ n4293);
    wire n7364 = ~n4294 & n5289;
    wire n7365 = n1515 | n4295;
    wire n7366 = in[458] | n4296;
    wire n7367 = n3193 | n4297;
    wire n7368 = n2214 | n4031;
    wire n7369 = n4301 ^ n5963;
    wire n7370 = n4302 & ~n6494;
    wire n7371 = n1553 | n4717;
    wire n7372 = n4303 | n6737;
    wire n7373 = n4305 & ~n5801;
    wire n7374 = n3208 & ~n4306;
    wire n7375 = ~n194 & n274;
    wire n7376 = n3482 & n4547;
    wire n7377 = n276 | n2239;
    wire n7378 = ~n4307 & n6217;
    wire n7379 = n783 & ~n4312;
    wire n7380 = n1959 | n4313;
    wire n7381 = ~n4315 & n5872;
    wire n7382 = n4317 & ~n5391;
    wire n7383 = in[74] ^ n5571;
    wire n7384 = ~in[74] & n810;
    wire n7385 = n864 & ~n5070;
    wire n7386 = in[101] ^ in[458];
    wire n7387 = n289 | n6223;
    wire n7388 = n4320 & ~n6822;
    wire n7389 = ~(n4322 | n4639);
    wire n7390 = ~n4330 & n6029;
    wire n7391 = ~n413 & n4331;
    wire n7392 = in[160] & n2689;
    wire n7393 = ~(n1452 | n2841);
    wire n7394 = n1452 ^ n3694;
    wire n7395 = in[99] & n4333;
    wire n7396 = ~n2760 & n4628;
    wire n7397 = n1949 & n5242;
    wire n7398 = n1949 & ~n3991;
    wire n7399 = in[573] ^ n4272;
    wire n7400 = n4337 & ~n5241;
    wire n7401 = n320 ^ n6330;
    wire n7402 = n320 & n6055;
    wire n7403 = n2242 & ~n4338;
    wire n7404 = ~n4340 & n6620;
    wire n7405 = ~in[339] & n325;
    wire n7406 = n2399 | n4342;
    wire n7407 = n4344 | n5529;
    wire n7408 = ~n2219 & n3089;
    wire n7409 = n4225 | ~n4345;
    wire n7410 = n1828 & n4346;
    wire n7411 = n1327 | n3533;
    wire n7412 = n333 ^ n6741;
    wire n7413 = n2557 | n2968;
    wire n7414 = in[347] | n4347;
    wire n7415 = ~in[177] & n2775;
    wire n7416 = n1720 ^ n2516;
    wire n7417 = in[172] & n6162;
    wire n7418 = n3940 & n4349;
    wire n7419 = in[358] & ~n2538;
    wire n7420 = ~n4350 & n5173;
    wire n7421 = ~n4262 & n4352;
    wire n7422 = in[454] & ~n4353;
    wire n7423 = ~(n4356 | n6814);
    wire n7424 = ~(n341 & n1414);
    wire n7425 = n341 & ~n5666;
    wire n7426 = n1900 & ~n4372;
    wire n7427 = n4358 & ~n4961;
    wire n7428 = n1798 | n4359;
    wire n7429 = in[91] | n691;
    wire n7430 = ~in[114] & n5406;
    wire n7431 = n4360 & ~n5832;
    wire n7432 = n2788 ^ n5122;
    wire n7433 = ~in[343] & n2788;
    wire n7434 = in[210] & ~n6309;
    wire n7435 = n3070 & ~n4361;
    wire n7436 = n1378 ^ n4362;
    wire n7437 = in[93] & n2291;
    wire n7438 = ~n4364 | n6074;
    wire n7439 = n2981 & n3261;
    wire n7440 = n358 | ~n3269;
    wire n7441 = n4369 & ~n5898;
    wire n7442 = n125 | n4370;
    wire n7443 = in[101] | n3610;
    wire n7444 = n4376 ^ n4854;
    wire n7445 = in[677] & n6241;
    wire n7446 = ~in[677] & n4149;
    wire n7447 = n1685 | n4377;
    wire n7448 = in[320] & ~in[446];
    wire n7449 = n738 & n4378;
    wire n7450 = n4379 ^ n5775;
    wire n7451 = ~n848 & n4380;
    wire n7452 = ~n378 & n2038;
    wire n7453 = n381 ^ n3120;
    wire n7454 = n383 | n4512;
    wire n7455 = n383 | n5353;
    wire n7456 = n4386 ^ n5556;
    wire n7457 = in[323] & ~n4387;
    wire n7458 = n2443 & ~n4388;
    wire n7459 = n4389 ^ n7067;
    wire n7460 = n4389 | n6658;
    wire n7461 = n389 & ~n5649;
    wire n7462 = ~n4392 & n5110;
    wire n7463 = ~n4366 & n4393;
    wire n7464 = n393 | n5931;
    wire n7465 = n3679 | n4395;
    wire n7466 = n2119 & ~n4396;
    wire n7467 = n3961 & ~n4396;
    wire n7468 = n4366 ^ n4400;
    wire n7469 = ~n1599 & n1777;
    wire n7470 = n1599 ^ n2169;
    wire n7471 = ~n2244 & n4403;
    wire n7472 = in[441] & ~n4404;
    wire n7473 = ~n4405 & n4480;
    wire n7474 = in[621] ^ n2671;
    wire n7475 = ~in[402] & n3523;
    wire n7476 = in[402] ^ n5240;
    wire n7477 = n4406 | n5644;
    wire n7478 = ~n410 & n6135;
    wire n7479 = n2208 | n6408;
    wire n7480 = n2387 | n4408;
    wire n7481 = n4409 | n4691;
    wire n7482 = n2625 ^ n3651;
    wire n7483 = n419 | n4746;
    wire n7484 = n2084 | n4131;
    wire n7485 = n2084 | n5302;
    wire n7486 = in[526] | n4416;
    wire n7487 = n946 ^ n7062;
    wire n7488 = ~(n1888 | n4423);
    wire n7489 = in[408] | n441;
    wire n7490 = n2228 & ~n4425;
    wire n7491 = n4428 | n4723;
    wire n7492 = n475 | n4429;
    wire n7493 = n1571 ^ n4430;
    wire n7494 = n447 | n4695;
    wire n7495 = n3630 & n4437;
    wire n7496 = n4438 | n4981;
    wire n7497 = n2318 & ~n4439;
    wire n7498 = n1362 | n4443;
    wire n7499 = n4443 & n6632;
    wire n7500 = n4274 | n4444;
    wire n7501 = in[433] & ~in[574];
    wire n7502 = n4448 | n4533;
    wire n7503 = n4450 | n5789;
    wire n7504 = n461 ^ n4451;
    wire n7505 = n4452 | n6622;
    wire n7506 = n4049 | n5053;
    wire n7507 = n465 | n3386;
    wire n7508 = n120 ^ n4456;
    wire n7509 = n4457 & ~n4478;
    wire n7510 = in[112] & ~n4457;
    wire n7511 = ~in[490] & n760;
    wire n7512 = n239 | n760;
    wire n7513 = ~(in[201] ^ n5265);
    wire n7514 = in[201] & ~n2911;
    wire n7515 = in[60] | n1478;
    wire n7516 = n4459 | n6519;
    wire n7517 = n4303 & ~n4460;
    wire n7518 = ~(in[251] & n1419);
    wire n7519 = n1419 & n1850;
    wire n7520 = n475 | n6897;
    wire n7521 = ~in[627] & n4598;
    wire n7522 = in[427] ^ n6721;
    wire n7523 = ~n1913 | n4466;
    wire n7524 = n4467 & n4549;
    wire n7525 = n3473 & ~n4469;
    wire n7526 = n2968 & ~n4470;
    wire n7527 = n1056 ^ n5004;
    wire n7528 = ~n3377 & n4474;
    wire n7529 = n2643 | n5957;
    wire n7530 = ~n2643 & n3866;
    wire n7531 = n2979 ^ n6890;
    wire n7532 = n1823 | n4476;
    wire n7533 = in[624] & ~n4477;
    wire n7534 = n3694 ^ n4478;
    wire n7535 = n2129 & ~n4401;
    wire n7536 = n2129 | n2675;
    wire n7537 = in[125] | n674;
    wire n7538 = n378 | n1025;
    wire n7539 = n1992 | n3052;
    wire n7540 = in[239] & n4483;
    wire n7541 = n501 | n4791;
    wire n7542 = n3157 ^ n5093;
    wire n7543 = in[703] & ~n141;
    wire n7544 = n4485 | n5186;
    wire n7545 = ~(n347 & n4489);
    wire n7546 = ~n531 & n4492;
    wire n7547 = in[323] & ~n4992;
    wire n7548 = n509 ^ n5817;
    wire n7549 = ~n509 & n5160;
    wire n7550 = n239 | n4494;
    wire n7551 = n511 & ~n6815;
    wire n7552 = n1527 ^ n4496;
    wire n7553 = n3217 ^ n6733;
    wire n7554 = n524 ^ n1807;
    wire n7555 = n4501 | n4562;
    wire n7556 = n2418 ^ n4503;
    wire n7557 = in[376] ^ n4504;
    wire n7558 = ~in[133] & n2228;
    wire n7559 = n3895 | n4506;
    wire n7560 = in[376] & ~n2406;
    wire n7561 = n4233 | n4507;
    wire n7562 = ~n2861 & n4511;
    wire n7563 = ~n2338 & n2407;
    wire n7564 = n542 ^ n6493;
    wire n7565 = ~n544 & n1959;
    wire n7566 = n4285 & n4516;
    wire n7567 = n3734 | n4517;
    wire n7568 = n4518 & n6337;
    wire n7569 = n3063 | n4519;
    wire n7570 = n4332 ^ n4520;
    wire n7571 = n528 & n2229;
    wire n7572 = n2290 | n4521;
    wire n7573 = n574 ^ n4522;
    wire n7574 = ~n3759 | n4215;
    wire n7575 = in[662] | n83;
    wire n7576 = n556 & n6405;
    wire n7577 = ~in[229] & n6280;
    wire n7578 = in[659] | n4525;
    wire n7579 = n1713 & ~n4525;
    wire n7580 = n4159 ^ n4526;
    wire n7581 = ~n4527 & n6111;
    wire n7582 = n4528 & n4886;
    wire n7583 = n2434 & n4529;
    wire n7584 = n733 | n4530;
    wire n7585 = n2545 & n4530;
    wire n7586 = ~n4531 & n6255;
    wire n7587 = n3885 ^ n4532;
    wire n7588 = n1494 | n3440;
    wire n7589 = n4533 & ~n5602;
    wire n7590 = n4539 ^ n6900;
    wire n7591 = n4541 & n5355;
    wire n7592 = n2042 | n5502;
    wire n7593 = ~(n2403 | n2577);
    wire n7594 = n4545 & ~n5690;
    wire n7595 = ~in[164] & n5073;
    wire n7596 = n2600 & ~n5560;
    wire n7597 = ~n2600 & n6263;
    wire n7598 = ~in[278] & n6016;
    wire n7599 = n313 & ~n2431;
    wire n7600 = ~(n319 ^ n3092);
    wire n7601 = ~n4550 & n6490;
    wire n7602 = ~n3117 & n3535;
    wire n7603 = ~n374 & n6455;
    wire n7604 = n374 | n5388;
    wire n7605 = n3377 ^ n4556;
    wire n7606 = n88 & n584;
    wire n7607 = n88 | n4145;
    wire n7608 = n607 & n5611;
    wire n7609 = ~n607 & n7011;
    wire n7610 = in[694] ^ n5952;
    wire n7611 = n2107 ^ n4563;
    wire n7612 = n4565 & n4825;
    wire n7613 = n4566 & ~n6848;
    wire n7614 = in[378] & n4566;
    wire n7615 = n612 | n1654;
    wire n7616 = n612 ^ n5196;
    wire n7617 = in[221] | n613;
    wire n7618 = n4115 & n4570;
    wire n7619 = ~(in[430] | n5929);
    wire n7620 = ~n617 & n4793;
    wire n7621 = n545 | n4573;
    wire n7622 = ~in[399] & n6759;
    wire n7623 = in[296] & ~n491;
    wire n7624 = n620 & ~n1818;
    wire n7625 = ~n1587 | n4576;
    wire n7626 = n1569 & n4578;
    wire n7627 = n627 & ~n6189;
    wire n7628 = ~n2125 & n4580;
    wire n7629 = n4580 & ~n5710;
    wire n7630 = n4582 | n5626;
    wire n7631 = ~in[257] & n4583;
    wire n7632 = ~n4583 & n5047;
    wire n7633 = in[599] & ~n630;
    wire n7634 = n4586 ^ n5761;
    wire n7635 = n634 & ~n6125;
    wire n7636 = in[352] ^ n634;
    wire n7637 = n3016 & ~n4587;
    wire n7638 = ~n4588 & n6282;
    wire n7639 = n3110 & n4589;
    wire n7640 = n4589 & ~n5503;
    wire n7641 = n4590 | n6097;
    wire n7642 = ~in[179] & n4591;
    wire n7643 = n646 ^ n1366;
    wire n7644 = ~n647 & n3206;
    wire n7645 = n4593 ^ n6904;
    wire n7646 = n374 | n4594;
    wire n7647 = n649 | n670;
    wire n7648 = n2858 & ~n4596;
    wire n7649 = n4597 | n5465;
    wire n7650 = n4264 | ~n4599;
    wire n7651 = in[375] ^ n4599;
    wire n7652 = n4600 ^ n6817;
    wire n7653 = in[406] & ~n4601;
    wire n7654 = n4602 & ~n4806;
    wire n7655 = n658 & n825;
    wire n7656 = ~(in[384] | n6471);
    wire n7657 = n1964 | n4606;
    wire n7658 = ~in[156] & n4720;
    wire n7659 = n41 | n667;
    wire n7660 = n667 | n6410;
    wire n7661 = n4610 | n6359;
    wire n7662 = n670 | n6805;
    wire n7663 = in[191] | n4611;
    wire n7664 = ~n4613 & n6763;
    wire n7665 = n642 ^ n4613;
    wire n7666 = ~n4498 & n4615;
    wire n7667 = in[215] ^ n2698;
    wire n7668 = n4617 & ~n5657;
    wire n7669 = ~n4618 | n4668;
    wire n7670 = n4622 & n5307;
    wire n7671 = n3321 & ~n4685;
    wire n7672 = n1584 ^ n1605;
    wire n7673 = n656 | n695;
    wire n7674 = in[266] & n4626;
    wire n7675 = n4626 & ~n5894;
    wire n7676 = n2308 | n4629;
    wire n7677 = ~in[237] & n158;
    wire n7678 = ~in[431] & n3791;
    wire n7679 = ~n809 & n2087;
    wire n7680 = in[133] ^ in[489];
    wire n7681 = n4630 | n5175;
    wire n7682 = n704 & ~n4677;
    wire n7683 = ~(n4634 | n6664);
    wire n7684 = n577 & n710;
    wire n7685 = ~n3481 & n4636;
    wire n7686 = ~n1638 & n1925;
    wire n7687 = n712 & ~n6588;
    wire n7688 = ~(in[133] | n1122);
    wire n7689 = n2515 & ~n4637;
    wire n7690 = n4472 ^ n4638;
    wire n7691 = n719 ^ n4772;
    wire n7692 = n304 | n4823;
    wire n7693 = n4640 & ~n6212;
    wire n7694 = n4641 | n6347;
    wire n7695 = n1577 ^ n6645;
    wire n7696 = n4645 | n5269;
    wire n7697 = n4646 & ~n5195;
    wire n7698 = n1442 | n3166;
    wire n7699 = ~n197 & n741;
    wire n7700 = n4654 ^ n5877;
    wire n7701 = ~n785 & n4654;
    wire n7702 = n2353 ^ n2978;
    wire n7703 = n535 | n585;
    wire n7704 = n4656 | n4828;
    wire n7705 = n2712 & ~n4657;
    wire n7706 = n4659 | n5021;
    wire n7707 = n1128 | n4659;
    wire n7708 = ~n4577 & n4661;
    wire n7709 = n4287 ^ n4662;
    wire n7710 = n2485 & ~n4662;
    wire n7711 = in[618] ^ n846;
    wire n7712 = n718 | n6861;
    wire n7713 = n757 | n4630;
    wire n7714 = n1803 | n2283;
    wire n7715 = n2646 ^ n3118;
    wire n7716 = ~n2260 & n2646;
    wire n7717 = n4201 & ~n4667;
    wire n7718 = n4669 ^ n5207;
    wire n7719 = in[399] ^ n931;
    wire n7720 = n4670 & ~n5139;
    wire n7721 = n4670 | n5656;
    wire n7722 = ~(n3202 | n4671);
    wire n7723 = n2468 | n4671;
    wire n7724 = in[296] | n4674;
    wire n7725 = ~(n776 ^ n5981);
    wire n7726 = n777 ^ n1284;
    wire n7727 = ~n1644 & n5252;
    wire n7728 = in[413] ^ n1936;
    wire n7729 = n782 | n5252;
    wire n7730 = n783 ^ n2682;
    wire n7731 = ~in[98] & n4678;
    wire n7732 = ~(n2751 | n3064);
    wire n7733 = n929 & n4679;
    wire n7734 = n789 | n6980;
    wire n7735 = n2256 & n4680;
    wire n7736 = n3738 | n3768;
    wire n7737 = n4683 & ~n4822;
    wire n7738 = in[457] ^ n4683;
    wire n7739 = n4686 | n6289;
    wire n7740 = n1429 | n4689;
    wire n7741 = ~(n4690 & n5256);
    wire n7742 = in[179] & ~n6842;
    wire n7743 = in[179] & ~n4431;
    wire n7744 = n799 | ~n5202;
    wire n7745 = n4692 | n5016;
    wire n7746 = in[201] | n4693;
    wire n7747 = n4693 & n6438;
    wire n7748 = in[577] | n803;
    wire n7749 = n806 & ~n5026;
    wire n7750 = n808 | ~n5202;
    wire n7751 = n811 | n2388;
    wire n7752 = n4697 | n6477;
    wire n7753 = n4336 ^ n4700;
    wire n7754 = n1515 | n2121;
    wire n7755 = n1515 & n6841;
    wire n7756 = n822 & ~n3501;
    wire n7757 = ~n4704 | n4708;
    wire n7758 = n4704 & ~n4827;
    wire n7759 = n827 | n5384;
    wire n7760 = n827 | n5071;
    wire n7761 = n4713 & ~n5700;
    wire n7762 = ~n532 & n6329;
    wire n7763 = n837 & ~n4709;
    wire n7764 = n4716 ^ n4722;
    wire n7765 = n4716 | n4770;
    wire n7766 = ~(in[604] ^ n1378);
    wire n7767 = in[269] | n3335;
    wire n7768 = n4298 ^ n4718;
    wire n7769 = n3037 & ~n5663;
    wire n7770 = n3037 | n5607;
    wire n7771 = n848 | n2317;
    wire n7772 = n664 ^ n5008;
    wire n7773 = n4721 | n5069;
    wire n7774 = n1719 | n4721;
    wire n7775 = n2430 & ~n4725;
    wire n7776 = n654 & n4725;
    wire n7777 = n4727 ^ n6776;
    wire n7778 = ~n4729 & n4972;
    wire n7779 = n3612 & n4730;
    wire n7780 = n4732 & ~n7137;
    wire n7781 = n1000 & ~n2298;
    wire n7782 = in[352] | n2089;
    wire n7783 = n4737 | n6757;
    wire n7784 = ~(n2874 | n4738);
    wire n7785 = n868 & ~n3778;
    wire n7786 = n4740 | n5037;
    wire n7787 = n2212 & ~n3366;
    wire n7788 = n4213 ^ n4744;
    wire n7789 = n881 ^ n4477;
    wire n7790 = n4748 | n4812;
    wire n7791 = n4749 | n4865;
    wire n7792 = n4750 & n6065;
    wire n7793 = ~in[247] & n4564;
    wire n7794 = in[247] & n6631;
    wire n7795 = ~n1252 & n5061;
    wire n7796 = n4754 | n5501;
    wire n7797 = ~in[258] & n3489;
    wire n7798 = n1994 ^ n4206;
    wire n7799 = n4650 & ~n4763;
    wire n7800 = n4764 & ~n6033;
    wire n7801 = ~n2284 & n6489;
    wire n7802 = n430 & ~n5223;
    wire n7803 = in[430] ^ n4767;
    wire n7804 = in[198] & n5527;
    wire n7805 = ~(n2198 ^ n4768);
    wire n7806 = n4110 & n4769;
    wire n7807 = ~n916 & n5349;
    wire n7808 = n4774 & ~n6263;
    wire n7809 = n1150 ^ n4777;
    wire n7810 = n4777 | n6803;
    wire n7811 = n3498 | n4779;
    wire n7812 = n4780 | n5966;
    wire n7813 = n1820 & ~n4783;
    wire n7814 = n4785 | n6932;
    wire n7815 = n4785 | n6739;
    wire n7816 = ~n933 & n6271;
    wire n7817 = in[397] | n2773;
    wire n7818 = n4788 | n5701;
    wire n7819 = n3952 | n4789;
    wire n7820 = n2707 & ~n4790;
    wire n7821 = n1312 | n3165;
    wire n7822 = ~(n2434 ^ n4792);
    wire n7823 = n4792 | n5198;
    wire n7824 = ~n944 & n6800;
    wire n7825 = ~n4795 | n5338;
    wire n7826 = n1853 | n4797;
    wire n7827 = n969 | n4798;
    wire n7828 = n2906 & ~n6472;
    wire n7829 = ~n1470 & n4800;
    wire n7830 = ~n1992 & n4801;
    wire n7831 = n4416 | n4803;
    wire n7832 = n691 ^ n959;
    wire n7833 = ~n959 & n5902;
    wire n7834 = n427 ^ n961;
    wire n7835 = in[596] | n962;
    wire n7836 = in[204] & n3028;
    wire n7837 = n533 & n4807;
    wire n7838 = n4808 & ~n6327;
    wire n7839 = n506 | n6745;
    wire n7840 = n2074 | n4809;
    wire n7841 = n4787 & ~n4810;
    wire n7842 = n967 ^ n7041;
    wire n7843 = n3252 & n3253;
    wire n7844 = n969 | n4167;
    wire n7845 = n976 & ~n6388;
    wire n7846 = n2931 & ~n4815;
    wire n7847 = n4820 ^ n7087;
    wire n7848 = n1790 & ~n4821;
    wire n7849 = in[180] | n5910;
    wire n7850 = n4823 | n5081;
    wire n7851 = ~n985 & n3913;
    wire n7852 = n4825 ^ n4844;
    wire n7853 = n4827 & ~n5558;
    wire n7854 = n3101 & ~n4454;
    wire n7855 = n4829 & ~n5413;
    wire n7856 = in[404] ^ n3415;
    wire n7857 = in[381] | n4835;
    wire n7858 = ~n4835 & n5622;
    wire n7859 = n77 | n4837;
    wire n7860 = in[212] | n6265;
    wire n7861 = ~in[242] & n3131;
    wire n7862 = n1002 & ~n7103;
    wire n7863 = ~(n4839 | n5496);
    wire n7864 = n2159 ^ n4840;
    wire n7865 = n4270 & n4841;
    wire n7866 = n4842 ^ n4945;
    wire n7867 = ~n4843 & n5916;
    wire n7868 = n811 ^ n4844;
    wire n7869 = n4846 & n5416;
    wire n7870 = n1018 & ~n6023;
    wire n7871 = n1025 | n3006;
    wire n7872 = ~(in[241] ^ n4853);
    wire n7873 = ~(n1029 | n5113);
    wire n7874 = n1715 | n2514;
    wire n7875 = n1042 | ~n4947;
    wire n7876 = ~in[301] & n3573;
    wire n7877 = ~n4865 & n5055;
    wire n7878 = in[488] & ~n1044;
    wire n7879 = n4860 & ~n4871;
    wire n7880 = n1050 ^ n3500;
    wire n7881 = n4873 | n5603;
    wire n7882 = n1055 ^ n5019;
    wire n7883 = ~n112 & n3010;
    wire n7884 = in[204] & n1057;
    wire n7885 = n1057 | n3814;
    wire n7886 = ~(n1059 | n5858);
    wire n7887 = n4875 | n6411;
    wire n7888 = ~n1564 & n4880;
    wire n7889 = ~n1073 & n3768;
    wire n7890 = n4672 ^ n4883;
    wire n7891 = n1519 | n4888;
    wire n7892 = n4271 | n4890;
    wire n7893 = n4269 & n4892;
    wire n7894 = in[256] ^ n7139;
    wire n7895 = ~n4895 & n6192;
    wire n7896 = in[559] ^ n4897;
    wire n7897 = n392 ^ n6130;
    wire n7898 = n4901 ^ n6315;
    wire n7899 = ~n4902 & n6341;
    wire n7900 = n699 & ~n4903;
    wire n7901 = n4906 ^ n6679;
    wire n7902 = in[439] ^ n846;
    wire n7903 = n4909 | n5134;
    wire n7904 = n1324 | n4909;
    wire n7905 = n1100 | n4447;
    wire n7906 = in[711] | n1101;
    wire n7907 = ~(n697 | n3430);
    wire n7908 = n1106 & n2711;
    wire n7909 = n2151 | n5626;
    wire n7910 = n4913 & ~n5455;
    wire n7911 = n1438 | n5747;
    wire n7912 = n4914 & ~n5288;
    wire n7913 = n2154 | n4923;
    wire n7914 = ~n4927 & n5683;
    wire n7915 = n2272 ^ n6987;
    wire n7916 = n4166 & ~n4928;
    wire n7917 = n2263 & n4928;
    wire n7918 = ~in[209] & n6833;
    wire n7919 = n1367 | n4930;
    wire n7920 = ~n1134 & n6686;
    wire n7921 = n4931 ^ n6504;
    wire n7922 = n4932 | n6417;
    wire n7923 = ~n3329 & n4933;
    wire n7924 = n4934 & ~n6809;
    wire n7925 = n3301 | n4936;
    wire n7926 = n1141 & ~n1366;
    wire n7927 = n1142 & n3523;
    wire n7928 = n1142 & ~n3827;
    wire n7929 = n1144 ^ n4977;
    wire n7930 = n2255 & ~n5852;
    wire n7931 = n256 ^ n4939;
    wire n7932 = n1148 & ~n5283;
    wire n7933 = ~n1149 & n5098;
    wire n7934 = n535 ^ n4942;
    wire n7935 = ~(n4942 | n5827);
    wire n7936 = n4100 | n4944;
    wire n7937 = n4946 & n5063;
    wire n7938 = n1961 & n4946;
    wire n7939 = n1157 & ~n4988;
    wire n7940 = ~n1157 & n5124;
    wire n7941 = ~n4949 | n5214;
    wire n7942 = n1159 & ~n4382;
    wire n7943 = ~(n4951 | n5496);
    wire n7944 = in[239] & ~n3822;
    wire n7945 = n3786 | n5247;
    wire n7946 = n1400 | n6158;
    wire n7947 = ~(n1167 | n5015);
    wire n7948 = n4955 | n6651;
    wire n7949 = in[294] & n1148;
    wire n7950 = n2588 | n2925;
    wire n7951 = n1193 & ~n4963;
    wire n7952 = in[501] & ~n6929;
    wire n7953 = n29 ^ n2454;
    wire n7954 = ~n4964 & n6162;
    wire n7955 = n4965 & ~n6982;
    wire n7956 = ~(in[462] | n3525);
    wire n7957 = n2682 | n3734;
    wire n7958 = n1188 ^ n2472;
    wire n7959 = in[437] & ~n2649;
    wire n7960 = in[149] ^ n4968;
    wire n7961 = n4884 & ~n4968;
    wire n7962 = n2524 ^ n6673;
    wire n7963 = n1595 & ~n4974;
    wire n7964 = n440 | n4975;
    wire n7965 = n1201 & n5637;
    wire n7966 = n4980 | n5233;
    wire n7967 = n593 ^ n1205;
    wire n7968 = ~in[271] & n4982;
    wire n7969 = n3813 ^ n4983;
    wire n7970 = n2607 | n4984;
    wire n7971 = n1209 | n6193;
    wire n7972 = n2077 & n5532;
    wire n7973 = ~n3552 & n4992;
    wire n7974 = ~in[591] & n4428;
    wire n7975 = n4833 ^ n4993;
    wire n7976 = ~n4994 & n5536;
    wire n7977 = n3661 & n4720;
    wire n7978 = n1222 | n2836;
    wire n7979 = n494 & ~n6059;
    wire n7980 = ~n4499 & n4995;
    wire n7981 = n1195 & ~n4995;
    wire n7982 = ~n2510 & n3475;
    wire n7983 = n1227 ^ n4864;
    wire n7984 = n4917 & n4998;
    wire n7985 = ~(n4998 | n6101);
    wire n7986 = n2166 | n4999;
    wire n7987 = n4446 | n4999;
    wire n7988 = n1486 ^ n5182;
    wire n7989 = n5000 | n6979;
    wire n7990 = in[269] | n5002;
    wire n7991 = n5006 ^ n6357;
    wire n7992 = ~(n5007 | n6171);
    wire n7993 = n2729 ^ n3923;
    wire n7994 = in[521] & ~n5012;
    wire n7995 = n4786 ^ n5013;
    wire n7996 = n5014 ^ n6052;
    wire n7997 = n4870 & ~n5015;
    wire n7998 = in[721] | n5016;
    wire n7999 = in[183] ^ n6420;
    wire n8000 = n1511 ^ n5954;
    wire n8001 = n1511 | n5331;
    wire n8002 = n5024 ^ n5071;
    wire n8003 = in[371] & n1260;
    wire n8004 = n3057 ^ n5026;
    wire n8005 = n3128 | n5027;
    wire n8006 = n2315 | n5027;
    wire n8007 = n1271 & ~n5029;
    wire n8008 = n1418 & n5030;
    wire n8009 = n5030 | n6289;
    wire n8010 = in[276] | n859;
    wire n8011 = n4553 ^ n5032;
    wire n8012 = n3072 & n5033;
    wire n8013 = ~n1010 & n3396;
    wire n8014 = ~in[422] & n5040;
    wire n8015 = n5040 | n6355;
    wire n8016 = n994 | n5041;
    wire n8017 = n3950 | n5041;
    wire n8018 = in[265] ^ n1270;
    wire n8019 = n2034 & ~n5042;
    wire n8020 = in[381] | n5044;
    wire n8021 = n5045 & ~n5716;
    wire n8022 = ~(n5047 | n6090);
    wire n8023 = n388 | n5048;
    wire n8024 = n4747 | n5049;
    wire n8025 = n4228 | n5049;
    wire n8026 = ~n706 & n4484;
    wire n8027 = n5055 & ~n6666;
    wire n8028 = ~(n2117 ^ n4700);
    wire n8029 = ~n824 | n5045;
    wire n8030 = n1288 | n4862;
    wire n8031 = ~n4500 | n5062;
    wire n8032 = in[579] ^ n1295;
    wire n8033 = in[263] & n5463;
    wire n8034 = n4493 & ~n5065;
    wire n8035 = in[410] & ~n6043;
    wire n8036 = in[266] & n233;
    wire n8037 = in[229] | in[266];
    wire n8038 = n1437 ^ n5067;
    wire n8039 = n4165 & ~n5068;
    wire n8040 = ~(n2389 | n6437);
    wire n8041 = in[312] & ~n6789;
    wire n8042 = ~(n1309 | n4666);
    wire n8043 = ~(in[265] ^ n5422);
    wire n8044 = in[567] & n1313;
    wire n8045 = in[462] ^ n5073;
    wire n8046 = n1314 | n5313;
    wire n8047 = n1314 & ~n1400;
    wire n8048 = n2532 | n5456;
    wire n8049 = ~in[525] & n5074;
    wire n8050 = n3549 | ~n5077;
    wire n8051 = ~in[354] & in[514];
    wire n8052 = ~(in[381] & n5079);
    wire n8053 = n5080 ^ n6549;
    wire n8054 = ~n1512 & n5082;
    wire n8055 = n4391 | n5083;
    wire n8056 = ~n4407 & n5085;
    wire n8057 = ~n5086 | n6628;
    wire n8058 = n4538 | n5087;
    wire n8059 = ~(in[215] ^ n1335);
    wire n8060 = ~n1335 | n5806;
    wire n8061 = n1120 & ~n6912;
    wire n8062 = n5090 | n6524;
    wire n8063 = n5090 | n6892;
    wire n8064 = n5091 & n5596;
    wire n8065 = n1926 | n5091;
    wire n8066 = ~(n1339 ^ n3317);
    wire n8067 = n4505 | n5092;
    wire n8068 = ~(n1342 ^ n4176);
    wire n8069 = n1345 & ~n5975;
    wire n8070 = n5095 ^ n6447;
    wire n8071 = in[247] ^ n4789;
    wire n8072 = n2041 ^ n5096;
    wire n8073 = n501 & ~n1352;
    wire n8074 = in[359] & ~n5504;
    wire n8075 = ~(n1795 | n2805);
    wire n8076 = n3300 & n5099;
    wire n8077 = ~(n1853 | n2549);
    wire n8078 = n1369 | ~n4882;
    wire n8079 = n2196 & n5105;
    wire n8080 = n974 ^ n1371;
    wire n8081 = n1371 ^ n4179;
    wire n8082 = n4286 & ~n5112;
    wire n8083 = in[574] & ~n2841;
    wire n8084 = n1384 & n4675;
    wire n8085 = n5116 | n5349;
    wire n8086 = n5117 & ~n5581;
    wire n8087 = n301 | n5118;
    wire n8088 = n3474 | n4230;
    wire n8089 = ~n547 & n5120;
    wire n8090 = n4496 | n5123;
    wire n8091 = ~in[191] & in[406];
    wire n8092 = in[207] & ~in[358];
    wire n8093 = ~n5127 & n5893;
    wire n8094 = n41 ^ n5128;
    wire n8095 = n4699 | n5129;
    wire n8096 = in[491] & ~n6931;
    wire n8097 = n1525 ^ n5130;
    wire n8098 = n5132 & n7039;
    wire n8099 = ~n1547 & n4567;
    wire n8100 = n2803 & n6442;
    wire n8101 = n5135 ^ n6820;
    wire n8102 = n5136 ^ n6371;
    wire n8103 = n3021 | n5729;
    wire n8104 = n4934 & ~n5138;
    wire n8105 = n181 & n5140;
    wire n8106 = ~n5141 & n5295;
    wire n8107 = n5142 & ~n6795;
    wire n8108 = n2864 | n7163;
    wire n8109 = ~n1407 & n5462;
    wire n8110 = n615 | n2655;
    wire n8111 = n3870 & n5144;
    wire n8112 = n3797 & ~n5145;
    wire n8113 = n5145 & n5258;
    wire n8114 = n3900 | n5148;
    wire n8115 = ~n5149 & n6440;
    wire n8116 = ~n1414 & n6194;
    wire n8117 = n5052 | n5151;
    wire n8118 = in[286] ^ n1380;
    wire n8119 = n5154 & ~n6496;
    wire n8120 = n5092 & ~n5155;
    wire n8121 = n518 & n6215;
    wire n8122 = in[376] ^ in[656];
    wire n8123 = ~(in[376] | n972);
    wire n8124 = ~n265 & n5156;
    wire n8125 = in[321] | n1424;
    wire n8126 = n805 ^ n6011;
    wire n8127 = ~n5161 & n7115;
    wire n8128 = in[285] | n5162;
    wire n8129 = in[381] | n55;
    wire n8130 = in[381] & ~n1297;
    wire n8131 = n3109 & ~n5166;
    wire n8132 = n3289 ^ n5169;
    wire n8133 = in[290] & ~n1805;
    wire n8134 = n2080 | n5176;
    wire n8135 = n3613 ^ n5177;
    wire n8136 = n3761 | n5177;
    wire n8137 = n5178 | n6085;
    wire n8138 = n5178 ^ n6695;
    wire n8139 = ~(n3341 | n4611);
    wire n8140 = ~n3341 & n5371;
    wire n8141 = n1324 & n5180;
    wire n8142 = n5180 & n6260;
    wire n8143 = n4504 & n5183;
    wire n8144 = ~(n1453 ^ n4193);
    wire n8145 = n929 ^ n5184;
    wire n8146 = n4736 | n5185;
    wire n8147 = ~n1456 | n4962;
    wire n8148 = ~(n791 | n1456);
    wire n8149 = n5187 ^ n5246;
    wire n8150 = ~n5188 & n5471;
    wire n8151 = n416 ^ n5189;
    wire n8152 = n1881 | n5190;
    wire n8153 = ~(n3582 | n5190);
    wire n8154 = in[309] & n5191;
    wire n8155 = in[294] | n6708;
    wire n8156 = n1465 & ~n7074;
    wire n8157 = ~in[294] | n5960;
    wire n8158 = in[92] | ~n1466;
    wire n8159 = ~n1468 & n7019;
    wire n8160 = in[484] | n3421;
    wire n8161 = in[295] | n3282;
    wire n8162 = n2571 & ~n5197;
    wire n8163 = n1470 | n5850;
    wire n8164 = n4508 & ~n5198;
    wire n8165 = ~(n5199 | n5523);
    wire n8166 = n251 ^ n1472;
    wire n8167 = ~n547 & n2860;
    wire n8168 = n2860 | n5153;
    wire n8169 = in[296] & ~n1974;
    wire n8170 = ~(n5201 | n6642);
    wire n8171 = in[161] | in[599];
    wire n8172 = n676 ^ n5469;
    wire n8173 = ~(n5204 | n6738);
    wire n8174 = ~n5205 & n5358;
    wire n8175 = n2836 ^ n5205;
    wire n8176 = n1608 | n5206;
    wire n8177 = n5146 | n5207;
    wire n8178 = n1744 & ~n5114;
    wire n8179 = n5211 & n6467;
    wire n8180 = n5213 | n5762;
    wire n8181 = n5214 & n6934;
    wire n8182 = n5215 & ~n6336;
    wire n8183 = in[301] & in[566];
    wire n8184 = ~in[301] & n5839;
    wire n8185 = n5216 | n5346;
    wire n8186 = in[302] | n5908;
    wire n8187 = in[302] | n7005;
    wire n8188 = n3744 ^ n4802;
    wire n8189 = n2008 | n5219;
    wire n8190 = n1508 & ~n4537;
    wire n8191 = n1509 | n1821;
    wire n8192 = ~n1509 & n4733;
    wire n8193 = n367 ^ n5877;
    wire n8194 = n5222 & n5784;
    wire n8195 = ~n1514 & n6161;
    wire n8196 = n1519 | n6680;
    wire n8197 = n4214 & n5227;
    wire n8198 = ~in[746] | n5228;
    wire n8199 = n5230 ^ n5405;
    wire n8200 = n1522 & ~n2328;
    wire n8201 = ~n1523 & n4857;
    wire n8202 = n687 ^ n1523;
    wire n8203 = ~(n4973 ^ n5234);
    wire n8204 = ~n5235 | n6446;
    wire n8205 = in[424] & n5236;
    wire n8206 = n1533 & n5106;
    wire n8207 = ~in[106] & n5240;
    wire n8208 = n1535 & ~n4635;
    wire n8209 = n2457 & n2846;
    wire n8210 = in[526] | n2891;
    wire n8211 = ~n787 & n1828;
    wire n8212 = n2090 & n5975;
    wire n8213 = ~(n1905 ^ n3401);
    wire n8214 = in[618] & ~n5244;
    wire n8215 = ~n1456 | n5244;
    wire n8216 = n3779 & n5249;
    wire n8217 = n4436 | n5250;
    wire n8218 = ~n1547 & n6109;
    wire n8219 = n1548 | n6168;
    wire n8220 = ~n2617 & n5253;
    wire n8221 = n974 & ~n1549;
    wire n8222 = n2061 | n5255;
    wire n8223 = in[368] & ~n5256;
    wire n8224 = n1834 & n5257;
    wire n8225 = in[253] & ~n5883;
    wire n8226 = n1643 | n1742;
    wire n8227 = n5259 ^ n5555;
    wire n8228 = ~(n704 | n5260);
    wire n8229 = in[567] & n5080;
    wire n8230 = in[495] | n4352;
    wire n8231 = ~n1563 & n3149;
    wire n8232 = in[675] & n5261;
    wire n8233 = n4363 | ~n5263;
    wire n8234 = n1570 ^ n6598;
    wire n8235 = n266 | n4332;
    wire n8236 = in[314] & n1899;
    wire n8237 = ~(n1678 | n6210);
    wire n8238 = n547 | n6357;
    wire n8239 = n1587 & ~n6897;
    wire n8240 = ~(n5268 | n6674);
    wire n8241 = n5184 ^ n5272;
    wire n8242 = n5273 & ~n5586;
    wire n8243 = n5280 ^ n6655;
    wire n8244 = n1605 | n2399;
    wire n8245 = n4475 & ~n5282;
    wire n8246 = n5231 | n5284;
    wire n8247 = n75 ^ n1609;
    wire n8248 = n1609 ^ n2035;
    wire n8249 = n1609 | n6753;
    wire n8250 = n52 & n4828;
    wire n8251 = n5287 ^ n5820;
    wire n8252 = n4197 & ~n5289;
    wire n8253 = n3042 & ~n5290;
    wire n8254 = ~n5290 & n6741;
    wire n8255 = ~n1616 | n6690;
    wire n8256 = ~in[582] & n1619;
    wire n8257 = ~n5291 & n6132;
    wire n8258 = in[464] & ~n5291;
    wire n8259 = n5292 | n5778;
    wire n8260 = n5294 ^ n6608;
    wire n8261 = n5295 & ~n6156;
    wire n8262 = ~n1627 & n3388;
    wire n8263 = n5296 ^ n5525;
    wire n8264 = n5297 ^ n5945;
    wire n8265 = n4713 ^ n5299;
    wire n8266 = n617 ^ n5300;
    wire n8267 = ~n2331 & n5301;
    wire n8268 = n4911 & ~n5301;
    wire n8269 = in[269] | n1470;
    wire n8270 = n5305 & ~n5326;
    wire n8271 = in[324] & ~n2051;
    wire n8272 = n626 & ~n5307;
    wire n8273 = n5308 | n7023;
    wire n8274 = ~n5309 & n6232;
    wire n8275 = n475 ^ n5310;
    wire n8276 = n1643 & n5953;
    wire n8277 = in[325] & ~n5598;
    wire n8278 = n4445 & n5313;
    wire n8279 = in[325] ^ n6666;
    wire n8280 = n2636 ^ n3550;
    wire n8281 = n3213 | n5321;
    wire n8282 = ~n278 & n3634;
    wire n8283 = in[405] | n2088;
    wire n8284 = ~in[157] & n3543;
    wire n8285 = n352 ^ n5323;
    wire n8286 = ~n1062 & n1659;
    wire n8287 = n4664 & n5325;
    wire n8288 = n5327 & n6100;
    wire n8289 = n1662 | n4409;
    wire n8290 = n3174 ^ n4111;
    wire n8291 = n2275 | n5329;
    wire n8292 = ~(n4479 | n5329);
    wire n8293 = n2681 ^ n5330;
    wire n8294 = n4584 & n5331;
    wire n8295 = in[331] | n1666;
    wire n8296 = n332 | n1672;
    wire n8297 = n5335 ^ n7016;
    wire n8298 = n2380 & ~n3922;
    wire n8299 = in[618] | n1422;
    wire n8300 = n1689 | n5338;
    wire n8301 = ~in[305] & n7060;
    wire n8302 = in[305] & n6474;
    wire n8303 = in[624] & ~n5342;
    wire n8304 = ~n1659 | n1689;
    wire n8305 = in[388] | n5343;
    wire n8306 = in[274] ^ n1470;
    wire n8307 = ~in[274] & n6408;
    wire n8308 = in[431] | n5347;
    wire n8309 = n560 & ~n1863;
    wire n8310 = n1107 & ~n6693;
    wire n8311 = n5350 & ~n5978;
    wire n8312 = n3064 & ~n5350;
    wire n8313 = n5293 & ~n5351;
    wire n8314 = n5352 & ~n5489;
    wire n8315 = n1702 ^ n4518;
    wire n8316 = in[484] & ~n3220;
    wire n8317 = ~(in[152] | in[433]);
    wire n8318 = n5353 & ~n7021;
    wire n8319 = in[261] ^ n1214;
    wire n8320 = n3183 & n5354;
    wire n8321 = ~in[682] & n1255;
    wire n8322 = n2633 ^ n6266;
    wire n8323 = n1711 | n4295;
    wire n8324 = ~n5359 & n6242;
    wire n8325 = in[339] | n5104;
    wire n8326 = n5360 & ~n5898;
    wire n8327 = n5360 | n7008;
    wire n8328 = n5364 | n6475;
    wire n8329 = n1756 ^ n7063;
    wire n8330 = n238 | n4250;
    wire n8331 = n4652 & ~n5367;
    wire n8332 = n2510 | n5368;
    wire n8333 = n2361 & n5372;
    wire n8334 = n2891 & n3590;
    wire n8335 = in[656] | n5379;
    wire n8336 = n4154 ^ n5383;
    wire n8337 = n2206 | n5385;
    wire n8338 = n5163 & n5386;
    wire n8339 = n1746 | n5595;
    wire n8340 = n1013 | n1747;
    wire n8341 = n1681 | n5387;
    wire n8342 = n5254 | n5390;
    wire n8343 = n3744 | n5391;
    wire n8344 = ~n2885 & n5392;
    wire n8345 = n4752 ^ n5393;
    wire n8346 = ~n5394 & n6482;
    wire n8347 = ~n4729 & n5395;
    wire n8348 = n4548 ^ n5395;
    wire n8349 = n607 ^ n5396;
    wire n8350 = n5396 ^ n6872;
    wire n8351 = n1987 | n6530;
    wire n8352 = n1987 | n3096;
    wire n8353 = n5397 ^ n6922;
    wire n8354 = in[347] & ~n6056;
    wire n8355 = n1916 | n6144;
    wire n8356 = n5403 ^ n7102;
    wire n8357 = in[666] & ~n1053;
    wire n8358 = ~n5404 & n6333;
    wire n8359 = in[348] ^ n4243;
    wire n8360 = ~n4669 & n5407;
    wire n8361 = ~n5410 | n6113;
    wire n8362 = n1968 ^ n6279;
    wire n8363 = in[350] ^ n5245;
    wire n8364 = in[350] | n5236;
    wire n8365 = in[381] | n6011;
    wire n8366 = in[379] & n3094;
    wire n8367 = in[266] & n5417;
    wire n8368 = n428 | n1289;
    wire n8369 = n4510 | n5418;
    wire n8370 = in[352] & ~n7124;
    wire n8371 = ~n4138 & n5421;
    wire n8372 = ~n2604 & n5422;
    wire n8373 = n1789 | n6566;
    wire n8374 = n5428 ^ n7095;
    wire n8375 = n387 ^ n840;
    wire n8376 = in[464] & ~n5430;
    wire n8377 = n1976 | ~n5312;
    wire n8378 = n4637 & ~n5431;
    wire n8379 = n3971 | n6045;
    wire n8380 = ~(n955 | n1799);
    wire n8381 = n2210 ^ n5432;
    wire n8382 = ~in[495] & n5433;
    wire n8383 = n1806 & ~n6636;
    wire n8384 = in[558] ^ n1684;
    wire n8385 = n4219 | n5437;
    wire n8386 = n4783 ^ n5438;
    wire n8387 = ~n1810 & n5813;
    wire n8388 = n1811 & n4311;
    wire n8389 = ~n1813 & n6092;
    wire n8390 = n5442 | n6304;
    wire n8391 = n1815 & ~n3421;
    wire n8392 = in[358] & n4242;
    wire n8393 = ~n2353 & n5443;
    wire n8394 = ~n5255 & n5446;
    wire n8395 = ~in[444] & n1968;
    wire n8396 = n5448 | n6231;
    wire n8397 = n5378 ^ n5450;
    wire n8398 = in[431] ^ n1375;
    wire n8399 = n1820 & ~n6735;
    wire n8400 = ~n5452 & n6603;
    wire n8401 = in[302] ^ n5453;
    wire n8402 = n1834 & n5010;
    wire n8403 = n4410 & n5458;
    wire n8404 = n4759 & ~n5459;
    wire n8405 = n2825 & n5459;
    wire n8406 = n4688 ^ n5461;
    wire n8407 = n1837 ^ n3090;
    wire n8408 = n4989 & ~n5463;
    wire n8409 = in[446] | n2186;
    wire n8410 = in[5] & ~in[267];
    wire n8411 = in[404] ^ n5466;
    wire n8412 = ~n1912 & n3375;
    wire n8413 = n349 | n7079;
    wire n8414 = n427 & ~n5470;
    wire n8415 = ~(in[365] & n4738);
    wire n8416 = ~n788 & n5473;
    wire n8417 = n3372 & n5542;
    wire n8418 = ~in[550] & n6696;
    wire n8419 = n673 & ~n4420;
    wire n8420 = in[177] & ~n1861;
    wire n8421 = in[330] & n5479;
    wire n8422 = n4787 & n5482;
    wire n8423 = n1870 | ~n2386;
    wire n8424 = n1870 | n4390;
    wire n8425 = in[372] ^ n5484;
    wire n8426 = in[516] & n584;
    wire n8427 = in[546] | n5665;
    wire n8428 = ~n3625 & n5494;
    wire n8429 = ~(n3323 ^ n3513);
    wire n8430 = in[124] | n1891;
    wire n8431 = n1891 | n1901;
    wire n8432 = n995 | n5497;
    wire n8433 = ~n2193 & n5497;
    wire n8434 = in[435] & ~n3039;
    wire n8435 = n3039 | n4275;
    wire n8436 = ~(in[269] | n5499);
    wire n8437 = n737 | n1898;
    wire n8438 = n1902 & ~n4539;
    wire n8439 = n5402 & ~n5503;
    wire n8440 = n1904 | n6494;
    wire n8441 = n4427 | n5507;
    wire n8442 = in[374] | n4864;
    wire n8443 = n5509 & ~n7101;
    wire n8444 = ~(n381 ^ n1912);
    wire n8445 = n1916 & n4490;
    wire n8446 = ~n1552 & n1917;
    wire n8447 = n5513 | n6219;
    wire n8448 = in[539] ^ n5176;
    wire n8449 = n1923 & n6559;
    wire n8450 = n5516 & ~n6779;
    wire n8451 = ~n5517 & n6755;
    wire n8452 = n492 ^ n5518;
    wire n8453 = n1927 & ~n6445;
    wire n8454 = ~n1927 & n6962;
    wire n8455 = n2726 ^ n5213;
    wire n8456 = in[377] & n6589;
    wire n8457 = n5510 & n5520;
    wire n8458 = ~(n2558 | n5522);
    wire n8459 = n1311 | ~n4603;
    wire n8460 = n3074 ^ n6832;
    wire n8461 = in[549] ^ n1580;
    wire n8462 = n1580 ^ n3726;
    wire n8463 = in[123] & n5526;
    wire n8464 = n4996 ^ n5527;
    wire n8465 = ~n5239 & n5528;
    wire n8466 = n1943 & ~n5853;
    wire n8467 = ~n5530 | n5798;
    wire n8468 = ~n3998 & n5531;
    wire n8469 = ~in[293] & n780;
    wire n8470 = ~n4203 & n5535;
    wire n8471 = in[382] & ~n6027;
    wire n8472 = ~(in[382] & n4419);
    wire n8473 = n1960 | n4191;
    wire n8474 = n1961 | n2737;
    wire n8475 = n5540 | n6788;
    wire n8476 = ~n5544 & n6579;
    wire n8477 = n1970 | n4574;
    wire n8478 = ~n1970 & n6110;
    wire n8479 = ~n482 & n5546;
    wire n8480 = n4719 & n5547;
    wire n8481 = n5504 | n5549;
    wire n8482 = n1974 | n2338;
    wire n8483 = n1975 ^ n4919;
    wire n8484 = ~in[582] & n1977;
    wire n8485 = ~n2897 & n5550;
    wire n8486 = in[385] | n6626;
    wire n8487 = n1977 & ~n6159;
    wire n8488 = n1981 ^ n6992;
    wire n8489 = n1982 & n5997;
    wire n8490 = ~in[656] & n5552;
    wire n8491 = n5556 | n6367;
    wire n8492 = in[162] ^ n5557;
    wire n8493 = n2927 ^ n4974;
    wire n8494 = ~in[432] & n2927;
    wire n8495 = n5566 ^ n6102;
    wire n8496 = n4543 ^ n5566;
    wire n8497 = n5377 & ~n5567;
    wire n8498 = in[389] | n2457;
    wire n8499 = in[706] | n4213;
    wire n8500 = n5574 & ~n6532;
    wire n8501 = n3644 | n3785;
    wire n8502 = ~n1071 & n5577;
    wire n8503 = n5580 & n6221;
    wire n8504 = n5582 & n5923;
    wire n8505 = n5583 | n6827;
    wire n8506 = ~(n5587 ^ n6487);
    wire n8507 = n2020 | n7049;
    wire n8508 = n5589 & ~n6030;
    wire n8509 = in[507] | n5590;
    wire n8510 = n1476 & ~n2653;
    wire n8511 = n1589 ^ n5162;
    wire n8512 = n1334 & ~n5591;
    wire n8513 = n5594 | n7150;
    wire n8514 = n2028 | n6917;
    wire n8515 = n3598 & ~n5599;
    wire n8516 = n5537 | n5599;
    wire n8517 = ~n5600 & n5670;
    wire n8518 = n2530 & ~n5602;
    wire n8519 = ~n5432 & n5604;
    wire n8520 = ~(n374 | n5605);
    wire n8521 = n1103 | n6869;
    wire n8522 = ~n2035 & n6328;
    wire n8523 = n2035 & n5966;
    wire n8524 = ~n2037 & n4601;
    wire n8525 = n2037 ^ n4842;
    wire n8526 = in[1] & ~n1485;
    wire n8527 = n5610 & ~n6974;
    wire n8528 = in[358] | n1823;
    wire n8529 = ~n4889 & n5612;
    wire n8530 = n2049 & ~n5627;
    wire n8531 = in[375] ^ n2049;
    wire n8532 = ~n349 & n2050;
    wire n8533 = ~n4327 & n5616;
    wire n8534 = n2053 | n5705;
    wire n8535 = n948 & ~n7100;
    wire n8536 = n3422 | ~n5620;
    wire n8537 = n309 | n5622;
    wire n8538 = n4284 & ~n5623;
    wire n8539 = n5625 | n7151;
    wire n8540 = n4120 | n5625;
    wire n8541 = ~(n679 & n2068);
    wire n8542 = n489 ^ n5629;
    wire n8543 = in[403] | in[490];
    wire n8544 = ~n1547 & n5631;
    wire n8545 = n3063 | n5478;
    wire n8546 = n811 & n5633;
    wire n8547 = ~(n5635 | n6599);
    wire n8548 = n2078 | n2466;
    wire n8549 = ~n605 & n5638;
    wire n8550 = n2059 & ~n3709;
    wire n8551 = n2280 | n5639;
    wire n8552 = ~(n2561 | n5643);
    wire n8553 = in[435] | in[591];
    wire n8554 = ~(n5645 | n7045);
    wire n8555 = n1068 & n5646;
    wire n8556 = n2098 & n2415;
    wire n8557 = ~(n4521 | n5647);
    wire n8558 = in[290] ^ n2104;
    wire n8559 = n2105 ^ n4196;
    wire n8560 = n2105 ^ n7155;
    wire n8561 = n5652 ^ n6326;
    wire n8562 = n2987 | n5653;
    wire n8563 = n5653 & ~n6944;
    wire n8564 = n4014 | ~n5654;
    wire n8565 = n2116 & ~n5344;
    wire n8566 = ~in[346] & n5316;
    wire n8567 = n797 ^ n2123;
    wire n8568 = ~(n2123 | n6560);
    wire n8569 = n2125 & ~n6235;
    wire n8570 = n692 | n5660;
    wire n8571 = n4344 & ~n5663;
    wire n8572 = ~n5665 & n6613;
    wire n8573 = n1286 & ~n2138;
    wire n8574 = ~n638 & n2142;
    wire n8575 = n145 | n2142;
    wire n8576 = n148 & ~n6633;
    wire n8577 = ~(n148 ^ n6835);
    wire n8578 = ~(n2145 ^ n5760);
    wire n8579 = n2542 | n5670;
    wire n8580 = n2058 ^ n3967;
    wire n8581 = ~in[81] & n5671;
    wire n8582 = in[404] & ~n5672;
    wire n8583 = n4469 ^ n5675;
    wire n8584 = in[417] ^ n7012;
    wire n8585 = n4186 & n5677;
    wire n8586 = ~n4854 & n5678;
    wire n8587 = n5680 & ~n5763;
    wire n8588 = n255 & n3247;
    wire n8589 = n3247 & n6060;
    wire n8590 = n2163 & ~n5731;
    wire n8591 = in[424] & ~n2163;
    wire n8592 = n1891 & n5684;
    wire n8593 = n2166 & n2626;
    wire n8594 = n2714 & ~n5686;
    wire n8595 = n3662 | n5689;
    wire n8596 = n5690 & ~n5704;
    wire n8597 = n504 & ~n5760;
    wire n8598 = n5694 | n6192;
    wire n8599 = n1486 & ~n5695;
    wire n8600 = n4276 | n5697;
    wire n8601 = ~n4990 & n5698;
    wire n8602 = n5698 ^ n6075;
    wire n8603 = n677 & ~n5702;
    wire n8604 = n822 & ~n5705;
    wire n8605 = in[368] | n532;
    wire n8606 = n2070 | n5707;
    wire n8607 = ~(n5710 | n5794);
    wire n8608 = n1569 | n5713;
    wire n8609 = in[201] & ~n5714;
    wire n8610 = n4435 | n5715;
    wire n8611 = n5717 ^ n6238;
    wire n8612 = n1116 & n5719;
    wire n8613 = ~n179 & n5719;
    wire n8614 = ~(n4434 & n5720);
    wire n8615 = n5721 & ~n7056;
    wire n8616 = n761 & n5722;
    wire n8617 = n1203 | n5723;
    wire n8618 = n5340 & ~n5723;
    wire n8619 = n4058 & ~n5724;
    wire n8620 = in[342] & ~n5435;
    wire n8621 = n5725 | n6700;
    wire n8622 = ~n388 & n5536;
    wire n8623 = n1073 & ~n5726;
    wire n8624 = ~n3214 & n5727;
    wire n8625 = n5727 | n5969;
    wire n8626 = n2212 | n4866;
    wire n8627 = n5315 | n5730;
    wire n8628 = ~in[408] & n5730;
    wire n8629 = ~n5732 & n6107;
    wire n8630 = n2299 & n5732;
    wire n8631 = n5514 ^ n5733;
    wire n8632 = n2220 | n3116;
    wire n8633 = n4550 ^ n5735;
    wire n8634 = n5706 & ~n5737;
    wire n8635 = n1923 & ~n2232;
    wire n8636 = n2232 & ~n4542;
    wire n8637 = n63 & n5740;
    wire n8638 = ~(n5741 | n6767);
    wire n8639 = in[128] | n5741;
    wire n8640 = in[349] | n5576;
    wire n8641 = ~n2874 & n5746;
    wire n8642 = ~in[221] & n5747;
    wire n8643 = in[96] | n2242;
    wire n8644 = ~(n2244 ^ n5824);
    wire n8645 = ~in[379] | n2635;
    wire n8646 = ~(n1057 | n5751);
    wire n8647 = n2262 & ~n5752;
    wire n8648 = in[434] & ~n5366;
    wire n8649 = ~(n2570 | n5758);
    wire n8650 = n1135 & ~n5759;
    wire n8651 = in[101] & ~n6501;
    wire n8652 = in[436] | n964;
    wire n8653 = n4255 | n5763;
    wire n8654 = n4926 ^ n5766;
    wire n8655 = n875 & ~n5766;
    wire n8656 = ~n4824 & n5767;
    wire n8657 = ~n5767 & n5916;
    wire n8658 = ~n4022 & n5769;
    wire n8659 = n2692 | n5460;
    wire n8660 = in[555] | n4122;
    wire n8661 = n521 ^ n6317;
    wire n8662 = ~n2278 | n5475;
    wire n8663 = ~(n5770 | n6618);
    wire n8664 = n1197 ^ n2280;
    wire n8665 = n2875 | n5771;
    wire n8666 = in[455] | n4784;
    wire n8667 = ~n2284 | n5348;
    wire n8668 = n3318 ^ n5772;
    wire n8669 = n5111 & ~n5773;
    wire n8670 = in[209] & n5774;
    wire n8671 = ~n5046 & n5774;
    wire n8672 = in[301] & in[706];
    wire n8673 = n3321 & ~n5775;
    wire n8674 = ~in[350] & n1807;
    wire n8675 = n1524 ^ n6036;
    wire n8676 = ~(n4715 | n5777);
    wire n8677 = n1563 & ~n5780;
    wire n8678 = ~n5781 & n6071;
    wire n8679 = in[441] & ~n3253;
    wire n8680 = in[441] ^ n833;
    wire n8681 = n5786 ^ n6504;
    wire n8682 = ~(n4323 ^ n5787);
    wire n8683 = in[240] | n5788;
    wire n8684 = ~n1474 | n4733;
    wire n8685 = in[491] | n5790;
    wire n8686 = n5371 ^ n5792;
    wire n8687 = n1457 & ~n2311;
    wire n8688 = in[459] | n5793;
    wire n8689 = n5734 & ~n5795;
    wire n8690 = n3543 ^ n5796;
    wire n8691 = n5095 ^ n5796;
    wire n8692 = ~n2315 | n6647;
    wire n8693 = n1503 & n5798;
    wire n8694 = n2317 & ~n5739;
    wire n8695 = in[312] | n5799;
    wire n8696 = ~n2461 & n5802;
    wire n8697 = n3802 & ~n5806;
    wire n8698 = in[347] ^ n2324;
    wire n8699 = n2878 & ~n5411;
    wire n8700 = n5808 & ~n6672;
    wire n8701 = n5423 & ~n5811;
    wire n8702 = n5769 | n5812;
    wire n8703 = n2333 & ~n5174;
    wire n8704 = n2830 | n5813;
    wire n8705 = n179 & ~n278;
    wire n8706 = n2337 & n4943;
    wire n8707 = n2236 & ~n3243;
    wire n8708 = n1587 ^ n4809;
    wire n8709 = n953 & ~n4092;
    wire n8710 = n5656 ^ n5821;
    wire n8711 = n4687 | n5822;
    wire n8712 = n5823 | n6224;
    wire n8713 = n2574 ^ n5825;
    wire n8714 = in[247] | in[625];
    wire n8715 = in[625] & n2188;
    wire n8716 = n262 & n5828;
    wire n8717 = n5553 ^ n5829;
    wire n8718 = in[453] | n6344;
    wire n8719 = n4155 ^ n5830;
    wire n8720 = ~n5835 & n6112;
    wire n8721 = n4619 | n5835;
    wire n8722 = n2376 | n6114;
    wire n8723 = ~n2376 & n5226;
    wire n8724 = n5843 & ~n6250;
    wire n8725 = in[185] | n5844;
    wire n8726 = n4298 & n5845;
    wire n8727 = n2382 | n7077;
    wire n8728 = n5128 & n5846;
    wire n8729 = ~n5783 & n5849;
    wire n8730 = n2385 | n4123;
    wire n8731 = n5228 | n5855;
    wire n8732 = n2065 ^ n5857;
    wire n8733 = n2394 | n6965;
    wire n8734 = n2397 ^ n3125;
    wire n8735 = in[368] ^ n2397;
    wire n8736 = ~n3782 & n5861;
    wire n8737 = in[683] & n5862;
    wire n8738 = in[594] | n2401;
    wire n8739 = n5863 & n5951;
    wire n8740 = ~n5865 | n6318;
    wire n8741 = in[148] | n5867;
    wire n8742 = in[435] & ~n5869;
    wire n8743 = ~n2413 | n4749;
    wire n8744 = n1376 & ~n5028;
    wire n8745 = n1376 & ~n6155;
    wire n8746 = n5365 & n5870;
    wire n8747 = n136 | n5872;
    wire n8748 = n4980 ^ n5873;
    wire n8749 = n2459 & n2923;
    wire n8750 = n3002 ^ n5876;
    wire n8751 = n5876 & n7091;
    wire n8752 = ~n4851 & n5878;
    wire n8753 = in[570] ^ n5879;
    wire n8754 = n5879 ^ n7076;
    wire n8755 = ~(n2426 ^ n4568);
    wire n8756 = n2540 ^ n5883;
    wire n8757 = ~n1397 & n5884;
    wire n8758 = in[381] ^ n23;
    wire n8759 = n4367 & ~n5886;
    wire n8760 = n5847 & ~n5887;
    wire n8761 = n3967 ^ n5888;
    wire n8762 = ~in[350] | n2440;
    wire n8763 = n2440 & ~n6749;
    wire n8764 = n5895 & ~n6320;
    wire n8765 = n5899 ^ n6571;
    wire n8766 = n1901 | n2451;
    wire n8767 = in[604] ^ n5903;
    wire n8768 = n4368 | n5904;
    wire n8769 = n4607 | n5904;
    wire n8770 = ~n762 & n5905;
    wire n8771 = n5907 | n7129;
    wire n8772 = n5585 | n5907;
    wire n8773 = ~n1513 & n2784;
    wire n8774 = ~n4540 & n5909;
    wire n8775 = n2465 & ~n6725;
    wire n8776 = n4572 & n5911;
    wire n8777 = ~n4432 & n5911;
    wire n8778 = n5752 | n5912;
    wire n8779 = n2503 ^ n3704;
    wire n8780 = in[256] & n5915;
    wire n8781 = n2081 & ~n6475;
    wire n8782 = in[183] | n5917;
    wire n8783 = n4826 & ~n5919;
    wire n8784 = in[301] ^ n5181;
    wire n8785 = ~in[354] & n2952;
    wire n8786 = in[354] & n3534;
    wire n8787 = in[266] & ~n1576;
    wire n8788 = n5662 & ~n5924;
    wire n8789 = n2405 & ~n5926;
    wire n8790 = ~(n5927 | n5993);
    wire n8791 = n5928 & n6203;
    wire n8792 = n4815 & ~n5928;
    wire n8793 = ~in[565] & n4688;
    wire n8794 = n1370 ^ n5930;
    wire n8795 = ~n2945 & n5383;
    wire n8796 = ~n4632 & n5931;
    wire n8797 = n3191 | n5932;
    wire n8798 = n884 ^ n4048;
    wire n8799 = n2402 ^ n5933;
    wire n8800 = n2278 & ~n5934;
    wire n8801 = n2495 & n6422;
    wire n8802 = n3411 & ~n4105;
    wire n8803 = n3411 | n3787;
    wire n8804 = n5642 | n5935;
    wire n8805 = ~n1257 & n2197;
    wire n8806 = n5658 | n5938;
    wire n8807 = ~in[31] & n95;
    wire n8808 = ~n95 & n6856;
    wire n8809 = n1776 & ~n5941;
    wire n8810 = n4554 ^ n5942;
    wire n8811 = n2505 | n6629;
    wire n8812 = n104 ^ n6284;
    wire n8813 = n827 ^ n5945;
    wire n8814 = in[182] & ~n5949;
    wire n8815 = n1754 | n5950;
    wire n8816 = n388 & ~n5950;
    wire n8817 = ~n5845 & n5953;
    wire n8818 = n2151 ^ n5954;
    wire n8819 = n3620 | n5956;
    wire n8820 = ~in[350] & n2525;
    wire n8821 = ~n5140 & n5960;
    wire n8822 = n5191 & ~n5961;
    wire n8823 = ~in[273] & n5964;
    wire n8824 = n1018 & ~n5965;
    wire n8825 = n4449 & n5968;
    wire n8826 = ~n5969 & n6086;
    wire n8827 = n2531 & ~n6351;
    wire n8828 = n2533 & ~n5287;
    wire n8829 = ~n4758 & n5973;
    wire n8830 = n461 ^ n2541;
    wire n8831 = ~n2543 & n5054;
    wire n8832 = n2544 | n4324;
    wire n8833 = n2545 | n5973;
    wire n8834 = n626 | n5974;
    wire n8835 = in[594] | n2577;
    wire n8836 = in[360] ^ n238;
    wire n8837 = n2555 & ~n5420;
    wire n8838 = in[545] & ~n5550;
    wire n8839 = ~n2559 & n6425;
    wire n8840 = ~n5542 & n5979;
    wire n8841 = ~n1738 & n2561;
    wire n8842 = n4818 & ~n5982;
    wire n8843 = n5815 ^ n5983;
    wire n8844 = n2564 & ~n4993;
    wire n8845 = n2564 | n4021;
    wire n8846 = ~n2412 & n5984;
    wire n8847 = n5985 | n6766;
    wire n8848 = n4744 | n5987;
    wire n8849 = in[301] & n5988;
    wire n8850 = ~n1676 & n5989;
    wire n8851 = ~n5989 & n6098;
    wire n8852 = in[655] & ~n5990;
    wire n8853 = n5991 ^ n6568;
    wire n8854 = ~n4385 & n5992;
    wire n8855 = in[574] | n695;
    wire n8856 = ~in[521] & n5995;
    wire n8857 = ~n5996 & n6514;
    wire n8858 = n659 | n5996;
    wire n8859 = n2468 | n3248;
    wire n8860 = ~n2588 & n6019;
    wire n8861 = n5224 | ~n6000;
    wire n8862 = n6002 | n6193;
    wire n8863 = n6003 & n6324;
    wire n8864 = n6006 | n7000;
    wire n8865 = n985 | n6007;
    wire n8866 = n2047 & ~n6007;
    wire n8867 = n5759 & n6009;
    wire n8868 = n4082 | n5494;
    wire n8869 = n5733 & ~n6010;
    wire n8870 = n348 | n4546;
    wire n8871 = n3607 & n4349;
    wire n8872 = n3838 & n6014;
    wire n8873 = n2529 | n6015;
    wire n8874 = ~n6016 & n6928;
    wire n8875 = n780 & ~n2933;
    wire n8876 = in[278] | n6018;
    wire n8877 = in[476] & n6020;
    wire n8878 = n5472 & ~n6025;
    wire n8879 = n1879 | n4981;
    wire n8880 = ~n2855 | n6027;
    wire n8881 = n6032 | n6170;
    wire n8882 = in[497] & n6731;
    wire n8883 = ~n4257 & n6033;
    wire n8884 = ~n5378 & n6034;
    wire n8885 = n3888 ^ n6180;
    wire n8886 = n6039 | n6252;
    wire n8887 = n5818 | n6040;
    wire n8888 = n858 & n5921;
    wire n8889 = n5441 | n6044;
    wire n8890 = n2630 & n4885;
    wire n8891 = n2637 & n6041;
    wire n8892 = n5595 ^ n6047;
    wire n8893 = n394 & n2641;
    wire n8894 = n1715 & n2641;
    wire n8895 = n2647 | n2728;
    wire n8896 = n2354 & n5842;
    wire n8897 = ~n5440 & n6054;
    wire n8898 = n1802 | n6055;
    wire n8899 = n2042 & n2886;
    wire n8900 = in[356] & in[564];
    wire n8901 = n5708 & ~n6058;
    wire n8902 = ~n67 & n6061;
    wire n8903 = n2402 | n6062;
    wire n8904 = n2263 & ~n6066;
    wire n8905 = n4881 ^ n6067;
    wire n8906 = n2253 ^ n6069;
    wire n8907 = n3311 ^ n6366;
    wire n8908 = ~n993 & n6070;
    wire n8909 = in[278] | n6073;
    wire n8910 = ~n6074 & n7061;
    wire n8911 = n2634 & n7008;
    wire n8912 = in[554] & ~n6077;
    wire n8913 = in[550] | n2673;
    wire n8914 = ~n2673 & n6128;
    wire n8915 = ~n2674 & n3627;
    wire n8916 = in[466] & n5251;
    wire n8917 = n6079 & n6561;
    wire n8918 = ~n4140 & n6080;
    wire n8919 = n1607 | n4609;
    wire n8920 = n5103 & n6081;
    wire n8921 = in[322] ^ n2689;
    wire n8922 = n3754 | n3843;
    wire n8923 = in[690] ^ n5668;
    wire n8924 = in[717] ^ n6088;
    wire n8925 = ~n3144 & n6089;
    wire n8926 = ~(n2697 | n5304);
    wire n8927 = in[219] | n2697;
    wire n8928 = n2680 | n5468;
    wire n8929 = n6095 & n6756;
    wire n8930 = n1895 & n2705;
    wire n8931 = in[185] | n6096;
    wire n8932 = ~n1946 & n6097;
    wire n8933 = in[352] & ~n6102;
    wire n8934 = n2554 | n6103;
    wire n8935 = n4698 | n6104;
    wire n8936 = n6104 | n7099;
    wire n8937 = n2152 & ~n2718;
    wire n8938 = n824 & n6105;
    wire n8939 = n6108 | n6669;
    wire n8940 = ~in[717] & n6109;
    wire n8941 = n2728 & ~n5102;
    wire n8942 = n1773 & ~n2638;
    wire n8943 = ~n1646 | n5691;
    wire n8944 = n2737 | n5606;
    wire n8945 = n2737 | n6243;
    wire n8946 = ~(n1443 | n6116);
    wire n8947 = ~in[529] & n849;
    wire n8948 = n849 | n4621;
    wire n8949 = in[405] ^ n5715;
    wire n8950 = n3827 | n6118;
    wire n8951 = in[350] & ~n6120;
    wire n8952 = n172 & n5901;
    wire n8953 = ~n2748 & n6080;
    wire n8954 = ~n4958 & n6127;
    wire n8955 = n2757 | n4682;
    wire n8956 = n2145 ^ n6711;
    wire n8957 = n2539 ^ n2789;
    wire n8958 = ~n2789 & n5964;
    wire n8959 = n2766 | n5762;
    wire n8960 = n2887 & n6134;
    wire n8961 = n6111 | n6135;
    wire n8962 = n4361 & n6139;
    wire n8963 = n6140 & n6761;
    wire n8964 = n4858 ^ n6142;
    wire n8965 = n2431 ^ n6142;
    wire n8966 = n5436 | n6143;
    wire n8967 = ~in[333] & n6145;
    wire n8968 = n6145 | n6750;
    wire n8969 = in[325] & ~n5043;
    wire n8970 = ~in[656] & n2884;
    wire n8971 = n2559 | n6539;
    wire n8972 = in[375] ^ n2788;
    wire n8973 = n4867 ^ n6149;
    wire n8974 = in[346] | n6150;
    wire n8975 = n2792 | n5880;
    wire n8976 = n2196 & n2792;
    wire n8977 = n2214 | n5415;
    wire n8978 = n1985 | n6156;
    wire n8979 = ~n3786 & n6160;
    wire n8980 = in[295] & ~n6163;
    wire n8981 = n703 | n6164;
    wire n8982 = n653 & n2484;
    wire n8983 = n494 & n653;
    wire n8984 = n6166 | n6486;
    wire n8985 = in[495] & n5560;
    wire n8986 = n4747 & ~n6169;
    wire n8987 = in[339] & ~in[557];
    wire n8988 = n2382 & ~n6172;
    wire n8989 = n6172 & n6178;
    wire n8990 = n2552 | n6173;
    wire n8991 = in[157] & ~n4163;
    wire n8992 = ~n4561 & n6174;
    wire n8993 = n3647 & ~n5597;
    wire n8994 = n4184 & ~n6175;
    wire n8995 = n5270 | n6177;
    wire n8996 = n5085 & n6178;
    wire n8997 = n6179 & ~n6865;
    wire n8998 = ~n3488 | n6179;
    wire n8999 = n2829 ^ n6331;
    wire n9000 = n3646 ^ n6307;
    wire n9001 = n5488 & ~n6182;
    wire n9002 = ~(n5579 | n6184);
    wire n9003 = n1563 ^ n6184;
    wire n9004 = in[537] & n7085;
    wire n9005 = n6188 & ~n7084;
    wire n9006 = ~n141 & n6194;
    wire n9007 = n1467 | n6195;
    wire n9008 = ~n1562 & n6196;
    wire n9009 = ~n6197 & n6468;
    wire n9010 = ~(n6199 ^ n6762);
    wire n9011 = ~in[683] & n2856;
    wire n9012 = ~in[627] & n4173;
    wire n9013 = in[627] & ~n1409;
    wire n9014 = n4499 | n6202;
    wire n9015 = n5107 | n6204;
    wire n9016 = ~n5001 & n6205;
    wire n9017 = n4367 | n6206;
    wire n9018 = ~(n2863 ^ n6531);
    wire n9019 = ~n5511 & n6207;
    wire n9020 = n6207 ^ n6386;
    wire n9021 = in[564] | n6209;
    wire n9022 = n5799 | n6209;
    wire n9023 = n1472 ^ n6213;
    wire n9024 = ~n6214 & n7013;
    wire n9025 = in[557] | n2868;
    wire n9026 = ~n2256 & n6215;
    wire n9027 = ~(n6217 | n6997);
    wire n9028 = n1286 & n5664;
    wire n9029 = n805 & ~n6218;
    wire n9030 = in[620] & n2877;
    wire n9031 = n256 | n6220;
    wire n9032 = in[543] & ~n1527;
    wire n9033 = n5672 | n6222;
    wire n9034 = n3496 & ~n6160;
    wire n9035 = ~in[132] & n2883;
    wire n9036 = n2288 & n2883;
    wire n9037 = in[550] ^ n2885;
    wire n9038 = in[349] ^ in[433];
    wire n9039 = ~(in[433] ^ n7006);
    wire n9040 = n4977 | n6228;
    wire n9041 = n4921 | n6229;
    wire n9042 = n5833 ^ n6229;
    wire n9043 = n2895 ^ n5399;
    wire n9044 = n4655 ^ n6230;
    wire n9045 = ~n4200 & n6231;
    wire n9046 = n1214 & n6234;
    wire n9047 = in[493] & n6574;
    wire n9048 = n537 | n4003;
    wire n9049 = n3957 | n6236;
    wire n9050 = n2763 & ~n6240;
    wire n9051 = n6243 & ~n6558;
    wire n9052 = ~n6245 | n6758;
    wire n9053 = n2917 | n6395;
    wire n9054 = in[548] & ~n6874;
    wire n9055 = ~n2918 & n6430;
    wire n9056 = ~n1057 & n6683;
    wire n9057 = ~n2409 & n6802;
    wire n9058 = n4730 | n6249;
    wire n9059 = n2599 & ~n6253;
    wire n9060 = ~n4899 & n6255;
    wire n9061 = n2928 ^ n6273;
    wire n9062 = ~n4329 & n6257;
    wire n9063 = ~n2534 & n2887;
    wire n9064 = n2425 & ~n2674;
    wire n9065 = ~n5614 & n6258;
    wire n9066 = n6079 & ~n6259;
    wire n9067 = n2769 | n2935;
    wire n9068 = ~n2937 & n5538;
    wire n9069 = n2937 ^ n6150;
    wire n9070 = n821 & n6262;
    wire n9071 = n2864 | n6262;
    wire n9072 = n1032 ^ n2942;
    wire n9073 = n6143 & ~n6269;
    wire n9074 = n3808 | n6272;
    wire n9075 = n6274 | n6724;
    wire n9076 = n2951 & ~n3434;
    wire n9077 = n5918 ^ n6278;
    wire n9078 = ~in[73] & n6280;
    wire n9079 = n4414 & ~n6282;
    wire n9080 = n6283 & ~n6551;
    wire n9081 = n2705 | n6283;
    wire n9082 = n975 & ~n6285;
    wire n9083 = n645 | n6285;
    wire n9084 = n6151 | n6286;
    wire n9085 = ~(n6290 | n6691);
    wire n9086 = n819 ^ n6291;
    wire n9087 = in[127] & ~n1888;
    wire n9088 = in[718] | n6292;
    wire n9089 = in[456] ^ n6296;
    wire n9090 = n4484 ^ n6297;
    wire n9091 = n276 & ~n6298;
    wire n9092 = n1502 | n6299;
    wire n9093 = n1891 | n4760;
    wire n9094 = n5005 | n6300;
    wire n9095 = n5356 | n6301;
    wire n9096 = n6301 & n6862;
    wire n9097 = n6302 ^ n6900;
    wire n9098 = n364 & ~n3984;
    wire n9099 = in[273] & ~n3202;
    wire n9100 = ~n365 & n6304;
    wire n9101 = in[18] & n6338;
    wire n9102 = in[353] ^ n1392;
    wire n9103 = in[353] & n6882;
    wire n9104 = ~n1754 & n2985;
    wire n9105 = n2122 | n5447;
    wire n9106 = n3140 | ~n6306;
    wire n9107 = n2987 ^ n3492;
    wire n9108 = n5445 & ~n6310;
    wire n9109 = n2410 ^ n2993;
    wire n9110 = ~n1269 & n6311;
    wire n9111 = n3619 & ~n6312;
    wire n9112 = in[632] ^ n6314;
    wire n9113 = n1595 ^ n3000;
    wire n9114 = n1926 | n6570;
    wire n9115 = ~n266 & n6317;
    wire n9116 = n4455 & ~n6320;
    wire n9117 = n5161 & n6321;
    wire n9118 = n5621 & n6321;
    wire n9119 = ~n3009 & n4786;
    wire n9120 = n3015 & ~n3955;
    wire n9121 = n4796 | n6324;
    wire n9122 = n299 & n3026;
    wire n9123 = ~(n1142 ^ n3026);
    wire n9124 = ~n3028 & n5310;
    wire n9125 = in[737] ^ n6330;
    wire n9126 = in[258] ^ n3033;
    wire n9127 = ~n3034 & n6914;
    wire n9128 = n6334 & ~n6975;
    wire n9129 = n6335 & ~n6777;
    wire n9130 = n4252 ^ n6337;
    wire n9131 = n4985 & ~n6339;
    wire n9132 = n3043 | n3589;
    wire n9133 = ~n5424 & n6342;
    wire n9134 = ~n3045 & n5185;
    wire n9135 = n3045 & ~n6377;
    wire n9136 = in[350] & ~n6343;
    wire n9137 = ~(n895 ^ n2423);
    wire n9138 = ~n5059 & n6347;
    wire n9139 = ~n3009 & n6349;
    wire n9140 = n3536 ^ n6350;
    wire n9141 = ~(in[523] ^ n3051);
    wire n9142 = ~in[391] & in[545];
    wire n9143 = n2272 | n6351;
    wire n9144 = n3189 | n6352;
    wire n9145 = n3052 | n7028;
    wire n9146 = n5582 & ~n6353;
    wire n9147 = n83 & n3054;
    wire n9148 = n2570 & n3889;
    wire n9149 = ~n4280 & n6358;
    wire n9150 = n1189 ^ n6359;
    wire n9151 = n2994 | n6362;
    wire n9152 = n6205 | n6363;
    wire n9153 = n3062 | n5830;
    wire n9154 = n3811 | n6368;
    wire n9155 = n5157 | n6369;
    wire n9156 = n6371 | n6662;
    wire n9157 = n3898 | n6372;
    wire n9158 = n4383 | n6373;
    wire n9159 = in[606] | n6373;
    wire n9160 = n4876 | ~n6376;
    wire n9161 = n5519 & ~n6378;
    wire n9162 = n6379 & ~n6754;
    wire n9163 = n2466 ^ n4858;
    wire n9164 = ~n5089 & n6380;
    wire n9165 = ~n4426 & n6383;
    wire n9166 = in[577] ^ n4756;
    wire n9167 = n6384 | n6566;
    wire n9168 = n4896 ^ n6384;
    wire n9169 = n3464 ^ n6385;
    wire n9170 = n3047 | n6385;
    wire n9171 = n4208 | n6387;
    wire n9172 = n654 | n3129;
    wire n9173 = ~(n4645 | n6389);
    wire n9174 = in[518] & ~in[579];
    wire n9175 = n5474 | n6390;
    wire n9176 = n6392 | n6600;
    wire n9177 = ~in[584] & n6987;
    wire n9178 = ~n5636 | n6393;
    wire n9179 = in[218] | n5308;
    wire n9180 = n4861 | n6396;
    wire n9181 = ~(n4520 | n6397);
    wire n9182 = n3095 & n4622;
    wire n9183 = n5500 & ~n6399;
    wire n9184 = in[483] | n4950;
    wire n9185 = n3189 ^ n6404;
    wire n9186 = in[582] & ~n3233;
    wire n9187 = n6264 | n6405;
    wire n9188 = ~n622 & n6406;
    wire n9189 = ~(n4363 | n6407);
    wire n9190 = n4663 & n6409;
    wire n9191 = n976 ^ n6410;
    wire n9192 = ~(n5843 | n6412);
    wire n9193 = n4216 & ~n6413;
    wire n9194 = n5103 & n6416;
    wire n9195 = n3128 & ~n4335;
    wire n9196 = in[353] & ~n1652;
    wire n9197 = in[353] & ~n4251;
    wire n9198 = ~n3505 & n6418;
    wire n9199 = n4969 | n6419;
    wire n9200 = ~in[707] & n3131;
    wire n9201 = n2636 & n3131;
    wire n9202 = n6420 ^ n7128;
    wire n9203 = in[587] & n7090;
    wire n9204 = in[289] | n5133;
    wire n9205 = n6356 & ~n6423;
    wire n9206 = n1457 & ~n6424;
    wire n9207 = n2758 | n3792;
    wire n9208 = n3792 ^ n6847;
    wire n9209 = ~n1898 & n3630;
    wire n9210 = ~(in[721] ^ n5493);
    wire n9211 = n2252 | n4719;
    wire n9212 = n2875 | n6221;
    wire n9213 = in[348] | n5841;
    wire n9214 = in[606] | n4679;
    wire n9215 = n1866 & ~n6431;
    wire n9216 = in[627] ^ n6431;
    wire n9217 = n2858 | n3144;
    wire n9218 = ~n3967 & n5541;
    wire n9219 = ~(n397 | n5100);
    wire n9220 = n3012 | n3239;
    wire n9221 = n2112 ^ n3843;
    wire n9222 = n2117 | n6438;
    wire n9223 = n1316 & ~n2205;
    wire n9224 = ~(in[564] | n3647);
    wire n9225 = n2357 & n6166;
    wire n9226 = in[83] | n6441;
    wire n9227 = in[302] ^ n5864;
    wire n9228 = in[179] | n6446;
    wire n9229 = n1319 | n5380;
    wire n9230 = n3560 ^ n6447;
    wire n9231 = in[240] ^ n2146;
    wire n9232 = ~n3389 & n6449;
    wire n9233 = ~in[593] & n6450;
    wire n9234 = n3162 | n6073;
    wire n9235 = ~(n4150 | n6451);
    wire n9236 = in[566] & in[594];
    wire n9237 = ~n2982 & n6453;
    wire n9238 = ~(in[267] ^ n3021);
    wire n9239 = n3172 | n5913;
    wire n9240 = n6286 ^ n6456;
    wire n9241 = n5713 & n6457;
    wire n9242 = in[437] | n6457;
    wire n9243 = n5352 & n6458;
    wire n9244 = n6034 & ~n6459;
    wire n9245 = n4553 | ~n6460;
    wire n9246 = n2841 ^ n6462;
    wire n9247 = n3179 | n6956;
    wire n9248 = n5709 | n6464;
    wire n9249 = n5452 & n6464;
    wire n9250 = ~(n2106 | n6465);
    wire n9251 = n5534 & n6466;
    wire n9252 = ~n5508 & n6468;
    wire n9253 = n2897 | n6712;
    wire n9254 = ~(in[517] & n6133);
    wire n9255 = ~n1126 & n6583;
    wire n9256 = n5147 ^ n6473;
    wire n9257 = n3192 & ~n6567;
    wire n9258 = n5442 | n6476;
    wire n9259 = ~n5051 & n6478;
    wire n9260 = n544 | n6478;
    wire n9261 = n3196 & ~n5682;
    wire n9262 = ~n4595 & n6479;
    wire n9263 = n4204 | n6480;
    wire n9264 = n5439 & ~n6481;
    wire n9265 = ~n6170 & n6482;
    wire n9266 = ~n565 & n3319;
    wire n9267 = n4515 & n6483;
    wire n9268 = ~(n3074 | n6484);
    wire n9269 = n6485 & ~n6828;
    wire n9270 = in[596] & ~n5133;
    wire n9271 = in[483] | n3211;
    wire n9272 = n4722 & n6489;
    wire n9273 = ~n1111 | n4442;
    wire n9274 = ~n1802 & n6490;
    wire n9275 = n6491 & ~n6877;
    wire n9276 = n5692 & n6495;
    wire n9277 = n3221 & n6128;
    wire n9278 = n5699 | n6498;
    wire n9279 = ~n5655 & n6500;
    wire n9280 = n714 | n6502;
    wire n9281 = n5081 & ~n6503;
    wire n9282 = n6013 & n6505;
    wire n9283 = n3252 | n6436;
    wire n9284 = n2867 & n6509;
    wire n9285 = ~n4269 & n6510;
    wire n9286 = ~in[322] & n1168;
    wire n9287 = n1056 & ~n6512;
    wire n9288 = n809 & n6513;
    wire n9289 = n6412 & ~n6518;
    wire n9290 = in[667] ^ n3533;
    wire n9291 = in[667] | n2300;
    wire n9292 = n3634 & n6521;
    wire n9293 = n6523 | n6953;
    wire n9294 = ~n169 & n5491;
    wire n9295 = n4170 & n6525;
    wire n9296 = n2759 & ~n6526;
    wire n9297 = ~n6527 & n7130;
    wire n9298 = in[500] ^ n6164;
    wire n9299 = ~n6427 & n6528;
    wire n9300 = n1160 & ~n6529;
    wire n9301 = n5706 | n6530;
    wire n9302 = n6531 & ~n6646;
    wire n9303 = n2133 & ~n6532;
    wire n9304 = ~in[228] & n1539;
    wire n9305 = ~(in[598] ^ n3967);
    wire n9306 = n4840 & n6534;
    wire n9307 = ~n6535 & n7052;
    wire n9308 = ~n1039 & n6537;
    wire n9309 = ~in[369] & n5834;
    wire n9310 = in[384] & n6538;
    wire n9311 = n553 & ~n6539;
    wire n9312 = n3155 | n6461;
    wire n9313 = n6542 | n6548;
    wire n9314 = n1910 & n5158;
    wire n9315 = ~n4665 & n6544;
    wire n9316 = n5434 ^ n6545;
    wire n9317 = ~n4122 & n6547;
    wire n9318 = n1324 & ~n6547;
    wire n9319 = n6099 | n6549;
    wire n9320 = ~n760 & n6550;
    wire n9321 = n2931 & ~n4411;
    wire n9322 = ~n1481 | n6552;
    wire n9323 = in[235] | n6555;
    wire n9324 = n2644 & n6555;
    wire n9325 = in[693] & ~n3304;
    wire n9326 = ~(n1632 | n3304);
    wire n9327 = n4418 | n6557;
    wire n9328 = n4486 & ~n6557;
    wire n9329 = n2313 | ~n6560;
    wire n9330 = n599 ^ n6083;
    wire n9331 = n1866 ^ n6264;
    wire n9332 = in[593] ^ n143;
    wire n9333 = ~n2227 & n6562;
    wire n9334 = n3232 ^ n3943;
    wire n9335 = n5486 | n6563;
    wire n9336 = n6564 ^ n6879;
    wire n9337 = ~n3313 & n4636;
    wire n9338 = n3313 & n5803;
    wire n9339 = n946 ^ n5079;
    wire n9340 = ~n553 & n4607;
    wire n9341 = ~(n650 ^ n3317);
    wire n9342 = n2392 & ~n6569;
    wire n9343 = ~n3482 & n6570;
    wire n9344 = n6388 | n6573;
    wire n9345 = n1367 & n2368;
    wire n9346 = n5181 & ~n6577;
    wire n9347 = n6578 & ~n6792;
    wire n9348 = n3332 & ~n4910;
    wire n9349 = n327 | n3264;
    wire n9350 = n6582 & ~n7003;
    wire n9351 = n2308 & n3336;
    wire n9352 = in[389] | n3336;
    wire n9353 = in[624] & ~n5840;
    wire n9354 = n3341 & n4933;
    wire n9355 = n3909 | n6587;
    wire n9356 = ~n3273 & n3343;
    wire n9357 = n5037 | n6591;
    wire n9358 = in[268] | n6593;
    wire n9359 = in[624] | n6594;
    wire n9360 = ~(in[285] ^ n6595);
    wire n9361 = n4758 & n6596;
    wire n9362 = ~n6367 & n6597;
    wire n9363 = in[544] | n5675;
    wire n9364 = in[544] ^ n4623;
    wire n9365 = ~in[378] & n3904;
    wire n9366 = ~n2684 & n6604;
    wire n9367 = n6168 | n6605;
    wire n9368 = n3796 & n6606;
    wire n9369 = n3364 | n4702;
    wire n9370 = n1358 & ~n6609;
    wire n9371 = n5109 ^ n6610;
    wire n9372 = in[399] ^ n6610;
    wire n9373 = n4735 | n6611;
    wire n9374 = n6331 & ~n6612;
    wire n9375 = n1764 ^ n2841;
    wire n9376 = n4929 ^ n6615;
    wire n9377 = n3815 & n5034;
    wire n9378 = ~(n3253 | n6617);
    wire n9379 = n361 & n3387;
    wire n9380 = n1649 | n6623;
    wire n9381 = ~n3621 & n6624;
    wire n9382 = n3695 & ~n6625;
    wire n9383 = n6356 & n6627;
    wire n9384 = n3394 ^ n5776;
    wire n9385 = n3394 | ~n4836;
    wire n9386 = n532 | n3398;
    wire n9387 = ~n6545 & n6630;
    wire n9388 = ~n4348 & n6634;
    wire n9389 = n419 & ~n6640;
    wire n9390 = in[405] & ~in[549];
    wire n9391 = n6642 & ~n6740;
    wire n9392 = n384 & n6564;
    wire n9393 = n4922 | n6644;
    wire n9394 = ~n606 & n5076;
    wire n9395 = n2647 & ~n6648;
    wire n9396 = ~n6649 & n6746;
    wire n9397 = n1129 | n6650;
    wire n9398 = n4784 | n6651;
    wire n9399 = n2698 ^ n2711;
    wire n9400 = n4104 & ~n6652;
    wire n9401 = ~(in[403] | in[638]);
    wire n9402 = in[545] & ~n6653;
    wire n9403 = n6115 & ~n6654;
    wire n9404 = n419 ^ n6657;
    wire n9405 = ~in[343] & n7100;
    wire n9406 = n3335 & n6167;
    wire n9407 = in[455] & ~n6663;
    wire n9408 = n5678 & ~n6663;
    wire n9409 = n2079 & ~n5097;
    wire n9410 = ~in[455] & n3239;
    wire n9411 = n3434 ^ n6437;
    wire n9412 = n5892 | n6667;
    wire n9413 = n5312 ^ n6668;
    wire n9414 = n3250 | n6670;
    wire n9415 = ~n4464 & n6672;
    wire n9416 = n3633 | n6400;
    wire n9417 = n3633 & ~n4259;
    wire n9418 = n3444 & ~n4558;
    wire n9419 = n871 | n6656;
    wire n9420 = n3329 & ~n4062;
    wire n9421 = n3629 ^ n4772;
    wire n9422 = ~n3234 & n6676;
    wire n9423 = n1013 & ~n6894;
    wire n9424 = n2451 | n6679;
    wire n9425 = n6648 | n6680;
    wire n9426 = n1317 | n6694;
    wire n9427 = n5248 | n6681;
    wire n9428 = ~n677 & n6682;
    wire n9429 = in[297] ^ n1849;
    wire n9430 = n4555 | n6684;
    wire n9431 = n1336 & n3456;
    wire n9432 = n3458 & ~n4218;
    wire n9433 = ~in[132] & in[649];
    wire n9434 = n5130 ^ n6687;
    wire n9435 = n2428 & ~n4194;
    wire n9436 = n2428 & ~n4290;
    wire n9437 = n5337 ^ n6689;
    wire n9438 = n1801 & ~n6692;
    wire n9439 = ~(n1466 | n1859);
    wire n9440 = n1859 | ~n5035;
    wire n9441 = n2481 | n6844;
    wire n9442 = n3019 | n3311;
    wire n9443 = ~n5980 & n6695;
    wire n9444 = n3203 & ~n6696;
    wire n9445 = ~n6697 & n6853;
    wire n9446 = ~n4997 & n6699;
    wire n9447 = ~n3469 & n6934;
    wire n9448 = ~n6701 & n7066;
    wire n9449 = n132 | n6702;
    wire n9450 = in[723] | n3122;
    wire n9451 = in[520] ^ n6703;
    wire n9452 = ~n3885 & n5377;
    wire n9453 = n3885 & n6906;
    wire n9454 = in[407] | n4054;
    wire n9455 = n3475 & n5491;
    wire n9456 = n3165 ^ n7138;
    wire n9457 = n2707 | n5389;
    wire n9458 = n6470 ^ n6706;
    wire n9459 = n6600 | n6710;
    wire n9460 = n871 & n6711;
    wire n9461 = n3479 | n5456;
    wire n9462 = ~n1833 | n3479;
    wire n9463 = n937 ^ n6712;
    wire n9464 = ~n6714 & n6742;
    wire n9465 = in[611] | n6714;
    wire n9466 = ~(n5018 & n6716);
    wire n9467 = n3610 | n6717;
    wire n9468 = n4381 & n6719;
    wire n9469 = n3941 | n4240;
    wire n9470 = n1294 & ~n6722;
    wire n9471 = n427 ^ n3498;
    wire n9472 = n97 | n5870;
    wire n9473 = ~n3499 & n4488;
    wire n9474 = n1934 | n6725;
    wire n9475 = n3500 & ~n5066;
    wire n9476 = n3501 ^ n6622;
    wire n9477 = n2570 & ~n6726;
    wire n9478 = n6106 | n6727;
    wire n9479 = n6609 & n6728;
    wire n9480 = n425 ^ n6728;
    wire n9481 = n5765 & n6730;
    wire n9482 = n6732 & n6813;
    wire n9483 = n3634 | n6732;
    wire n9484 = in[659] & ~n1623;
    wire n9485 = n4248 & n6736;
    wire n9486 = n3522 | n6305;
    wire n9487 = n1206 ^ n1270;
    wire n9488 = n6743 & ~n6787;
    wire n9489 = n1327 & n6747;
    wire n9490 = n6661 ^ n6752;
    wire n9491 = n6753 | n7078;
    wire n9492 = ~in[664] & n5920;
    wire n9493 = in[664] & n3943;
    wire n9494 = in[666] | n5490;
    wire n9495 = ~(n5736 ^ n6758);
    wire n9496 = n282 ^ n5143;
    wire n9497 = n3544 ^ n6760;
    wire n9498 = ~n2955 & n3535;
    wire n9499 = n3549 | n6966;
    wire n9500 = in[177] ^ n1196;
    wire n9501 = ~(n742 ^ n5523);
    wire n9502 = n252 & ~n3560;
    wire n9503 = n615 & n6768;
    wire n9504 = in[459] & ~n6769;
    wire n9505 = ~n2345 & n6256;
    wire n9506 = n2952 & ~n6772;
    wire n9507 = ~n6147 & n6772;
    wire n9508 = ~n1344 & n5676;
    wire n9509 = ~n41 & n1344;
    wire n9510 = in[507] & ~n6773;
    wire n9511 = ~n874 & n6774;
    wire n9512 = n2209 & n6775;
    wire n9513 = ~n6260 & n6777;
    wire n9514 = ~n4260 & n6779;
    wire n9515 = in[185] & n6780;
    wire n9516 = n6462 | n6784;
    wire n9517 = in[185] ^ n6789;
    wire n9518 = in[518] & ~n811;
    wire n9519 = n6552 & n6792;
    wire n9520 = in[773] | ~n6793;
    wire n9521 = n6476 ^ n6794;
    wire n9522 = n3608 | n6795;
    wire n9523 = n2692 | n3604;
    wire n9524 = in[660] | n3604;
    wire n9525 = n4319 & n6797;
    wire n9526 = n5276 & n6798;
    wire n9527 = n4291 | n6801;
    wire n9528 = n4453 & ~n6803;
    wire n9529 = ~(n3616 | n5957);
    wire n9530 = ~n3382 & n6805;
    wire n9531 = ~n5826 & n6808;
    wire n9532 = n3620 & ~n5679;
    wire n9533 = in[349] & n3620;
    wire n9534 = ~n5841 & n6810;
    wire n9535 = n2663 ^ n6810;
    wire n9536 = n3627 ^ n6592;
    wire n9537 = ~n3645 & n6037;
    wire n9538 = n6361 | n6816;
    wire n9539 = n4304 & n6816;
    wire n9540 = n506 & ~n3631;
    wire n9541 = n2834 & n6818;
    wire n9542 = n6819 ^ n6954;
    wire n9543 = n3639 & n4230;
    wire n9544 = n3639 | n6319;
    wire n9545 = n1733 & ~n6821;
    wire n9546 = n6091 ^ n6823;
    wire n9547 = n6497 ^ n6824;
    wire n9548 = ~(n6593 | n6825);
    wire n9549 = n3646 | n3758;
    wire n9550 = n6826 & ~n6909;
    wire n9551 = n1910 & n6826;
    wire n9552 = n3649 ^ n5277;
    wire n9553 = ~n5885 & n6829;
    wire n9554 = n651 | n6830;
    wire n9555 = n3653 | n6119;
    wire n9556 = n3300 | n3653;
    wire n9557 = n1894 & n6834;
    wire n9558 = ~in[742] & n6226;
    wire n9559 = n3299 & ~n6836;
    wire n9560 = n6837 ^ n6852;
    wire n9561 = in[322] | n6838;
    wire n9562 = n1450 & ~n3271;
    wire n9563 = n1450 | n5818;
    wire n9564 = in[265] & ~n5718;
    wire n9565 = n1738 | n4871;
    wire n9566 = n6840 | n6961;
    wire n9567 = ~(n569 | n6840);
    wire n9568 = n2537 | n6089;
    wire n9569 = ~(n861 | n5407);
    wire n9570 = ~(n861 | n2749);
    wire n9571 = ~(n3668 | n5305);
    wire n9572 = n3668 ^ n5999;
    wire n9573 = ~n5433 & n6845;
    wire n9574 = n6847 | n7009;
    wire n9575 = n4354 | n6848;
    wire n9576 = ~in[182] | n2473;
    wire n9577 = n3739 & ~n6849;
    wire n9578 = n3507 | n6910;
    wire n9579 = n6275 | n6851;
    wire n9580 = ~n1560 & n6852;
    wire n9581 = n1563 | n6853;
    wire n9582 = ~in[96] & n1260;
    wire n9583 = in[541] & n6857;
    wire n9584 = n6259 ^ n6858;
    wire n9585 = ~in[607] & n6599;
    wire n9586 = n4252 & ~n6859;
    wire n9587 = n2920 | n3100;
    wire n9588 = n450 ^ n1562;
    wire n9589 = ~n6083 & n6860;
    wire n9590 = n4885 & ~n6863;
    wire n9591 = ~n5810 & n6867;
    wire n9592 = ~n6035 & n6867;
    wire n9593 = n757 ^ n6869;
    wire n9594 = n6870 | n6887;
    wire n9595 = n4959 ^ n6871;
    wire n9596 = n1583 & n6871;
    wire n9597 = in[582] & ~n4063;
    wire n9598 = n759 & n2088;
    wire n9599 = n2540 & ~n6873;
    wire n9600 = ~(in[385] ^ n7025);
    wire n9601 = n6771 ^ n6874;
    wire n9602 = in[456] ^ n3709;
    wire n9603 = n1286 | n6875;
    wire n9604 = ~n6877 & n7028;
    wire n9605 = n3691 ^ n6881;
    wire n9606 = n4617 | n6882;
    wire n9607 = ~n6884 & n7148;
    wire n9608 = n5056 ^ n6884;
    wire n9609 = ~n533 & n3183;
    wire n9610 = n4395 & n6885;
    wire n9611 = n4450 & ~n6886;
    wire n9612 = in[489] ^ n6892;
    wire n9613 = in[177] | n6894;
    wire n9614 = n1362 & ~n6895;
    wire n9615 = n3029 ^ n6896;
    wire n9616 = n3032 & ~n6898;
    wire n9617 = n5568 & ~n6899;
    wire n9618 = ~in[621] & n2075;
    wire n9619 = in[454] ^ n1925;
    wire n9620 = n1914 | n3441;
    wire n9621 = n962 | n6785;
    wire n9622 = n962 | n2676;
    wire n9623 = n5320 | n6907;
    wire n9624 = ~in[146] & n2553;
    wire n9625 = n1295 | n6911;
    wire n9626 = ~n5662 & n6912;
    wire n9627 = in[453] & n6913;
    wire n9628 = ~n744 & n6916;
    wire n9629 = n1350 | n6903;
    wire n9630 = in[514] ^ n4606;
    wire n9631 = n1196 ^ n6917;
    wire n9632 = n5992 & n6918;
    wire n9633 = n5939 & ~n6919;
    wire n9634 = ~n4160 & n6921;
    wire n9635 = n3789 ^ n6923;
    wire n9636 = n4387 & n6925;
    wire n9637 = n419 | n6925;
    wire n9638 = ~n5126 & n6926;
    wire n9639 = in[452] | n3761;
    wire n9640 = n898 ^ n3761;
    wire n9641 = n1737 | n6927;
    wire n9642 = ~(n6057 | n6935);
    wire n9643 = n4987 & ~n6940;
    wire n9644 = n5863 ^ n6943;
    wire n9645 = n4148 & ~n6945;
    wire n9646 = n4124 | n6948;
    wire n9647 = n560 | n6949;
    wire n9648 = n5428 & n6950;
    wire n9649 = n3771 & ~n6950;
    wire n9650 = n1191 & ~n6951;
    wire n9651 = ~n4878 | n6953;
    wire n9652 = ~n6606 & n6954;
    wire n9653 = n2028 | n3796;
    wire n9654 = ~in[507] & n5974;
    wire n9655 = ~n3741 & n6958;
    wire n9656 = ~n6435 & n6961;
    wire n9657 = n5562 & n6963;
    wire n9658 = n646 ^ n5693;
    wire n9659 = n5077 & ~n6967;
    wire n9660 = n2387 | n5364;
    wire n9661 = n5011 & ~n6969;
    wire n9662 = ~n7 & n6970;
    wire n9663 = ~in[380] & n6974;
    wire n9664 = n3319 & ~n6975;
    wire n9665 = n6936 | n6976;
    wire n9666 = n1515 & n2082;
    wire n9667 = n3654 | n6978;
    wire n9668 = n5089 ^ n6981;
    wire n9669 = ~in[200] & n1167;
    wire n9670 = n4502 | n6984;
    wire n9671 = n4183 & n6989;
    wire n9672 = ~n5575 & n6990;
    wire n9673 = in[724] ^ n5925;
    wire n9674 = n2715 | n5871;
    wire n9675 = ~n4941 & n6991;
    wire n9676 = n471 ^ n6248;
    wire n9677 = n3846 ^ n3870;
    wire n9678 = ~(n6099 & n6994);
    wire n9679 = in[268] ^ in[340];
    wire n9680 = in[639] ^ n77;
    wire n9681 = n5814 & ~n6995;
    wire n9682 = n919 ^ n2949;
    wire n9683 = n1964 & ~n4249;
    wire n9684 = ~n919 & n6997;
    wire n9685 = n4658 ^ n6999;
    wire n9686 = n1197 & ~n3409;
    wire n9687 = n753 | n3102;
    wire n9688 = ~n309 & n1718;
    wire n9689 = n6540 & ~n7003;
    wire n9690 = ~n2138 | n2190;
    wire n9691 = n143 ^ n7006;
    wire n9692 = n5314 & ~n7007;
    wire n9693 = ~n2485 & n3869;
    wire n9694 = n3171 | n3869;
    wire n9695 = ~(n5958 | n7010);
    wire n9696 = n4109 | n7011;
    wire n9697 = ~n2774 & n5817;
    wire n9698 = in[456] | n1977;
    wire n9699 = in[583] | ~n2106;
    wire n9700 = n6643 ^ n7013;
    wire n9701 = n2299 | n7015;
    wire n9702 = in[407] & ~n3876;
    wire n9703 = in[98] & ~n6959;
    wire n9704 = ~n4766 & n7017;
    wire n9705 = n5866 | n7018;
    wire n9706 = ~(n6715 ^ n7022);
    wire n9707 = n681 | n7025;
    wire n9708 = n255 | n3410;
    wire n9709 = ~n4335 & n7026;
    wire n9710 = ~in[651] & n2255;
    wire n9711 = ~n3901 & n5303;
    wire n9712 = n6511 | n7029;
    wire n9713 = ~n3902 & n6828;
    wire n9714 = n4168 | n7030;
    wire n9715 = in[680] | in[745];
    wire n9716 = in[680] | n4863;
    wire n9717 = n6740 & ~n7031;
    wire n9718 = n7033 & n7107;
    wire n9719 = n4751 & ~n7034;
    wire n9720 = n1277 & ~n7036;
    wire n9721 = ~(n1213 | n7038);
    wire n9722 = in[268] | in[314];
    wire n9723 = n1916 ^ n7042;
    wire n9724 = n7043 & n7058;
    wire n9725 = n2887 & ~n7043;
    wire n9726 = in[656] & ~n4237;
    wire n9727 = in[656] & ~n4482;
    wire n9728 = n3513 | n6138;
    wire n9729 = in[460] | n6774;
    wire n9730 = n2125 | n7045;
    wire n9731 = ~(n6536 ^ n7048);
    wire n9732 = n5687 & n7050;
    wire n9733 = n1577 & n7052;
    wire n9734 = in[266] & ~n5826;
    wire n9735 = ~n2331 & n7053;
    wire n9736 = ~n1410 & n4794;
    wire n9737 = n5425 ^ n7054;
    wire n9738 = n3267 & n7055;
    wire n9739 = n6084 & ~n7057;
    wire n9740 = ~in[99] & n1038;
    wire n9741 = n1038 ^ n2000;
    wire n9742 = n5636 & n7059;
    wire n9743 = n5398 ^ n7064;
    wire n9744 = n1991 & ~n3952;
    wire n9745 = n1479 | n7065;
    wire n9746 = ~n379 & n7065;
    wire n9747 = n776 | n3955;
    wire n9748 = ~n3204 | n6575;
    wire n9749 = n2933 | n7067;
    wire n9750 = n3440 | n3492;
    wire n9751 = n389 ^ n7069;
    wire n9752 = n4834 | n7070;
    wire n9753 = n2283 | n4945;
    wire n9754 = n5886 & n7071;
    wire n9755 = ~in[247] & n7072;
    wire n9756 = n3773 & ~n3964;
    wire n9757 = n5429 & ~n7073;
    wire n9758 = n3499 | n7075;
    wire n9759 = in[617] & n4140;
    wire n9760 = in[350] & ~n2149;
    wire n9761 = in[451] & ~n5851;
    wire n9762 = ~in[451] & n5649;
    wire n9763 = n3976 & n6535;
    wire n9764 = n6767 | n7081;
    wire n9765 = n1360 | n7082;
    wire n9766 = n3768 | n7083;
    wire n9767 = in[495] & ~n1027;
    wire n9768 = n1027 ^ n6933;
    wire n9769 = ~n6250 & n7086;
    wire n9770 = n2628 ^ n7089;
    wire n9771 = in[334] | in[440];
    wire n9772 = ~n901 & n6520;
    wire n9773 = n901 | n3778;
    wire n9774 = n848 & ~n6509;
    wire n9775 = n4834 ^ n7092;
    wire n9776 = ~in[294] | n6149;
    wire n9777 = n4438 ^ n7096;
    wire n9778 = n5498 | n7096;
    wire n9779 = n492 & ~n2121;
    wire n9780 = n4465 | n7104;
    wire n9781 = ~n3656 & n4014;
    wire n9782 = in[119] | n5411;
    wire n9783 = in[119] & ~n2760;
    wire n9784 = ~n6703 & n7105;
    wire n9785 = n5247 ^ n7106;
    wire n9786 = in[301] & n282;
    wire n9787 = n4782 & ~n7109;
    wire n9788 = n5434 & ~n7110;
    wire n9789 = n4188 ^ n7111;
    wire n9790 = n4021 | n4653;
    wire n9791 = n6375 & n7112;
    wire n9792 = n2047 & ~n4025;
    wire n9793 = n4952 & n7114;
    wire n9794 = n2359 ^ n4027;
    wire n9795 = ~(n838 ^ n978);
    wire n9796 = n7104 ^ n7117;
    wire n9797 = ~n613 & n7117;
    wire n9798 = n4220 & n7120;
    wire n9799 = n4476 | n7120;
    wire n9800 = n565 & ~n7122;
    wire n9801 = ~(in[350] | n7124);
    wire n9802 = n6782 ^ n7126;
    wire n9803 = n4037 & ~n4222;
    wire n9804 = n7129 ^ n7137;
    wire n9805 = n4039 | n7160;
    wire n9806 = n630 ^ n4044;
    wire n9807 = n4048 | n6590;
    wire n9808 = n5018 | n7132;
    wire n9809 = n6012 & ~n7134;
    wire n9810 = ~n2242 & n7135;
    wire n9811 = n6704 | n7136;
    wire n9812 = ~n4055 & n6681;
    wire n9813 = in[665] ^ n6398;
    wire n9814 = n2261 | n7139;
    wire n9815 = ~n6985 & n7142;
    wire n9816 = ~in[707] & n2081;
    wire n9817 = n753 | n7143;
    wire n9818 = n3375 | n7144;
    wire n9819 = n7144 | n7145;
    wire n9820 = n431 | n3451;
    wire n9821 = n4845 ^ n7145;
    wire n9822 = ~n1478 & n4743;
    wire n9823 = n4068 | n5454;
    wire n9824 = ~in[413] & n562;
    wire n9825 = n2133 & n6659;
    wire n9826 = n1032 ^ n3782;
    wire n9827 = n6993 | n7149;
    wire n9828 = ~n3167 & n6565;
    wire n9829 = n4718 & ~n7152;
    wire n9830 = n5947 & n7153;
    wire n9831 = ~n1424 & n7153;
    wire n9832 = in[200] ^ in[437];
    wire n9833 = n2417 & ~n7157;
    wire n9834 = ~n3693 & n6126;
    wire n9835 = in[745] & ~n6492;
    wire n9836 = ~n6322 & n7162;
    wire n9837 = ~n1534 & n1962;
    wire n9838 = in[278] & ~n4731;
    wire n9839 = n3921 & ~n4096;
    wire n9840 = ~(n2248 ^ n7163);
    wire n9841 = ~(n957 ^ n2106);
    wire n9842 = ~n671 | n7166;
    wire n9843 = ~n776 & n2687;
    wire n9844 = n2687 | n8481;
    wire n9845 = n3625 | n8227;
    wire n9846 = n7169 & ~n9045;
    wire n9847 = n1319 | n1789;
    wire n9848 = n4104 & n8981;
    wire n9849 = n184 | n6960;
    wire n9850 = ~n4108 & n9363;
    wire n9851 = n1840 & n9060;
    wire n9852 = ~(n341 | n1939);
    wire n9853 = n5409 ^ n8434;
    wire n9854 = ~n962 & n3258;
    wire n9855 = n4318 & n7175;
    wire n9856 = ~n4116 & n5500;
    wire n9857 = n4117 & n9448;
    wire n9858 = n4117 | n8835;
    wire n9859 = n1462 ^ n5025;
    wire n9860 = n4171 ^ n9565;
    wire n9861 = n3606 & ~n4121;
    wire n9862 = ~n3494 & n4643;
    wire n9863 = n5512 & n7180;
    wire n9864 = n7180 & n7270;
    wire n9865 = n1782 | n7070;
    wire n9866 = n1765 ^ n5154;
    wire n9867 = ~(n1109 | n8848);
    wire n9868 = n7186 | n8410;
    wire n9869 = n7188 & ~n9472;
    wire n9870 = n3171 | n8232;
    wire n9871 = n5708 ^ n8435;
    wire n9872 = ~n3608 & n7035;
    wire n9873 = n7191 | n7514;
    wire n9874 = ~n4136 & n4578;
    wire n9875 = n6063 ^ n7198;
    wire n9876 = n7200 ^ n8608;
    wire n9877 = n6902 & ~n7848;
    wire n9878 = in[94] & n7203;
    wire n9879 = ~(n5809 ^ n7786);
    wire n9880 = n4322 | n5809;
    wire n9881 = n4148 ^ n6891;
    wire n9882 = n7211 & ~n8485;
    wire n9883 = n6364 & ~n8878;
    wire n9884 = n6372 & ~n7213;
    wire n9885 = n1900 | n7214;
    wire n9886 = n67 ^ n8624;
    wire n9887 = ~(n3824 ^ n7842);
    wire n9888 = n7216 & n7855;
    wire n9889 = in[404] & n521;
    wire n9890 = n1502 & ~n1863;
    wire n9891 = in[433] | ~n1460;
    wire n9892 = ~n303 & n7219;
    wire n9893 = ~(in[258] ^ n8270);
    wire n9894 = n7220 | n9288;
    wire n9895 = in[441] & ~n5262;
    wire n9896 = ~n4158 | n6626;
    wire n9897 = ~n348 & n4158;
    wire n9898 = ~n7221 & n8798;
    wire n9899 = n5997 | n8542;
    wire n9900 = n83 & ~n7194;
    wire n9901 = n7222 & ~n9116;
    wire n9902 = n874 ^ n3500;
    wire n9903 = n5204 | n9577;
    wire n9904 = in[265] | n7228;
    wire n9905 = n7229 | ~n9457;
    wire n9906 = in[269] | n1220;
    wire n9907 = ~(n5565 ^ n8966);
    wire n9908 = ~in[147] & n6802;
    wire n9909 = in[230] | in[397];
    wire n9910 = ~n4868 & n7680;
    wire n9911 = ~in[301] & n6227;
    wire n9912 = n6227 | ~n6415;
    wire n9913 = n7231 | n8624;
    wire n9914 = n7182 | n7232;
    wire n9915 = n3168 | n9289;
    wire n9916 = n7236 ^ n9415;
    wire n9917 = in[464] ^ n9034;
    wire n9918 = ~n2142 & n8859;
    wire n9919 = n873 | n8404;
    wire n9920 = n6601 & ~n7243;
    wire n9921 = n7246 & ~n8897;
    wire n9922 = ~n2662 & n9497;
    wire n9923 = n2085 | n2662;
    wire n9924 = n4545 ^ n6702;
    wire n9925 = n1765 | n6924;
    wire n9926 = n6682 ^ n6924;
    wire n9927 = n7248 | n7789;
    wire n9928 = n7249 & ~n7560;
    wire n9929 = n419 ^ n2036;
    wire n9930 = ~n2038 & n6496;
    wire n9931 = ~(n2856 & n4441);
    wire n9932 = ~n7253 & n9024;
    wire n9933 = n5832 & n7254;
    wire n9934 = n115 ^ n9819;
    wire n9935 = n4193 | n5783;
    wire n9936 = n4534 ^ n7105;
    wire n9937 = ~(n4581 ^ n7257);
    wire n9938 = in[653] ^ n9313;
    wire n9939 = ~(n1958 | n4199);
    wire n9940 = ~n120 & n9201;
    wire n9941 = n3636 | n8185;
    wire n9942 = n3991 | n9822;
    wire n9943 = n5509 | n8454;
    wire n9944 = n4202 ^ n5658;
    wire n9945 = ~n450 & n9748;
    wire n9946 = n450 | n1809;
    wire n9947 = n806 ^ n9049;
    wire n9948 = n7262 | n9325;
    wire n9949 = n997 & ~n3473;
    wire n9950 = n6798 | n8100;
    wire n9951 = ~(n5204 ^ n6798);
    wire n9952 = ~(n1742 ^ n4206);
    wire n9953 = in[375] | n8747;
    wire n9954 = ~(n6214 ^ n6641);
    wire n9955 = in[638] & n7266;
    wire n9956 = n6709 | n7087;
    wire n9957 = n4880 & ~n7087;
    wire n9958 = n690 & n2234;
    wire n9959 = n1798 | n8492;
    wire n9960 = n5262 ^ n7270;
    wire n9961 = n6421 | n9803;
    wire n9962 = n5913 | n7250;
    wire n9963 = ~n5480 & n7274;
    wire n9964 = n7276 | n8086;
    wire n9965 = n5515 & ~n5821;
    wire n9966 = n170 ^ n9143;
    wire n9967 = ~n7277 & n8913;
    wire n9968 = n5533 & n7721;
    wire n9969 = n7206 & n7278;
    wire n9970 = n3771 | n7055;
    wire n9971 = n1144 ^ n7706;
    wire n9972 = ~n7279 & n9372;
    wire n9973 = n6196 ^ n9475;
    wire n9974 = n5711 ^ n6196;
    wire n9975 = ~n5264 & n7281;
    wire n9976 = ~n2874 | n5735;
    wire n9977 = n7282 | n9471;
    wire n9978 = n6946 ^ n7282;
    wire n9979 = n2663 | n4226;
    wire n9980 = ~n4227 & n6817;
    wire n9981 = n4231 | n8099;
    wire n9982 = n7287 & n7912;
    wire n9983 = n4232 & n6845;
    wire n9984 = ~(n7190 | n7289);
    wire n9985 = n2081 | n7290;
    wire n9986 = n4958 & ~n7291;
    wire n9987 = n3494 ^ n5332;
    wire n9988 = ~n1298 & n2091;
    wire n9989 = in[350] ^ n1815;
    wire n9990 = n4241 ^ n4913;
    wire n9991 = ~(n7297 | n9388);
    wire n9992 = ~n3813 & n7298;
    wire n9993 = n7299 | n8492;
    wire n9994 = ~n1610 & n6425;
    wire n9995 = n7300 ^ n8894;
    wire n9996 = n2529 | ~n6152;
    wire n9997 = in[213] & n6152;
    wire n9998 = n7189 & n7303;
    wire n9999 = ~(n4803 ^ n7304);
    wire n10000 = n2474 ^ n7737;
    wire n10001 = ~n1248 & n5274;
    wire n10002 = n2674 ^ n7308;
    wire n10003 = ~n4551 & n5487;
    wire n10004 = ~(n7309 ^ n8692);
    wire n10005 = in[707] | ~n5444;
    wire n10006 = n7311 | n7559;
    wire n10007 = n5271 & ~n7316;
    wire n10008 = n6543 & n9508;
    wire n10009 = ~n1479 & n4838;
    wire n10010 = n7318 | n9249;
    wire n10011 = n4253 | n5927;
    wire n10012 = n4254 & ~n4776;
    wire n10013 = in[348] & ~n4620;
    wire n10014 = n1512 | ~n8943;
    wire n10015 = n6274 | n9811;
    wire n10016 = ~n6153 & n7323;
    wire n10017 = ~(n1615 | n6122);
    wire n10018 = n7325 & n9186;
    wire n10019 = n7328 | n7571;
    wire n10020 = ~(n3072 ^ n8767);
    wire n10021 = n660 | n3072;
    wire n10022 = in[681] ^ n4259;
    wire n10023 = n4375 | n7329;
    wire n10024 = ~(n41 | n4261);
    wire n10025 = n5165 | n5174;
    wire n10026 = n5174 | ~n7906;
    wire n10027 = n4263 | ~n9696;
    wire n10028 = n7330 & ~n8721;
    wire n10029 = n6746 | n9220;
    wire n10030 = n3646 ^ n9174;
    wire n10031 = ~n932 & n9232;
    wire n10032 = n4814 ^ n7334;
    wire n10033 = ~n4193 & n4268;
    wire n10034 = ~in[620] & n6021;
    wire n10035 = ~n7339 & n7570;
    wire n10036 = n1142 ^ n9311;
    wire n10037 = n5276 ^ n9400;
    wire n10038 = n2286 | n7343;
    wire n10039 = n7344 & n7610;
    wire n10040 = n7346 | n9720;
    wire n10041 = n6078 | n8661;
    wire n10042 = in[372] | n6929;
    wire n10043 = n7012 | n7350;
    wire n10044 = n6415 & ~n7351;
    wire n10045 = ~n4279 & n4424;
    wire n10046 = n4712 | n7352;
    wire n10047 = n4282 | n9151;
    wire n10048 = n7353 & n9587;
    wire n10049 = n6899 & ~n7353;
    wire n10050 = n2451 ^ n7057;
    wire n10051 = n1146 & n5325;
    wire n10052 = n7358 | n8577;
    wire n10053 = n6303 | n7360;
    wire n10054 = n7361 & ~n9405;
    wire n10055 = n5477 & ~n7362;
    wire n10056 = n7365 ^ n8457;
    wire n10057 = in[295] & ~n7366;
    wire n10058 = in[435] ^ n7367;
    wire n10059 = ~n2876 & n5646;
    wire n10060 = in[287] ^ n5897;
    wire n10061 = n7046 | n7371;
    wire n10062 = n4305 & n7392;
    wire n10063 = n4305 | n8058;
    wire n10064 = ~n4316 & n7373;
    wire n10065 = n665 | n7374;
    wire n10066 = n7375 | ~n7902;
    wire n10067 = n7378 | n7889;
    wire n10068 = in[72] ^ n7918;
    wire n10069 = ~n1992 & n4171;
    wire n10070 = n4309 & n8454;
    wire n10071 = ~n4310 & n8875;
    wire n10072 = n5922 ^ n9317;
    wire n10073 = ~(n7380 ^ n9294);
    wire n10074 = ~n2985 & n4314;
    wire n10075 = n1995 | n7383;
    wire n10076 = ~(n1776 ^ n7383);
    wire n10077 = n1935 | n7384;
    wire n10078 = in[241] ^ n7385;
    wire n10079 = n7387 | n7462;
    wire n10080 = n4246 & n5820;
    wire n10081 = n6517 | n7388;
    wire n10082 = ~in[458] & n8404;
    wire n10083 = in[458] & ~n432;
    wire n10084 = ~(n2575 | n4816);
    wire n10085 = n4326 & ~n7974;
    wire n10086 = in[238] | n9270;
    wire n10087 = n299 | n3900;
    wire n10088 = n4328 & n9398;
    wire n10089 = n5320 | n7934;
    wire n10090 = n7298 ^ n7390;
    wire n10091 = n7390 | n8344;
    wire n10092 = ~n6639 & n9840;
    wire n10093 = n3380 ^ n5967;
    wire n10094 = ~in[488] & n7097;
    wire n10095 = ~n3421 & n9595;
    wire n10096 = n5562 & ~n7394;
    wire n10097 = n934 | n9696;
    wire n10098 = in[273] | n934;
    wire n10099 = n4318 | n7396;
    wire n10100 = n4696 & ~n7397;
    wire n10101 = n7398 & n8069;
    wire n10102 = n5183 ^ n9652;
    wire n10103 = n5183 | n6946;
    wire n10104 = in[488] ^ n7795;
    wire n10105 = n4440 & ~n7402;
    wire n10106 = n1422 | n9837;
    wire n10107 = n4882 | ~n9416;
    wire n10108 = n5172 | n7403;
    wire n10109 = ~n4552 & n9212;
    wire n10110 = n4339 ^ n7116;
    wire n10111 = ~n7405 & n9656;
    wire n10112 = ~(n3041 | n7407);
    wire n10113 = in[324] ^ in[350];
    wire n10114 = ~n1839 & n5791;
    wire n10115 = ~(n3440 ^ n7409);
    wire n10116 = n1995 & ~n9072;
    wire n10117 = n3226 | n9285;
    wire n10118 = ~n6620 & n7412;
    wire n10119 = n1686 & n7414;
    wire n10120 = n7417 & n9104;
    wire n10121 = n1895 | n7418;
    wire n10122 = n1519 & ~n7418;
    wire n10123 = ~n5366 & n7165;
    wire n10124 = n5366 | n9836;
    wire n10125 = ~(n2426 | n9058);
    wire n10126 = n3778 & ~n7419;
    wire n10127 = n2261 & ~n4351;
    wire n10128 = ~n7422 & n7871;
    wire n10129 = n2791 & n6849;
    wire n10130 = ~n3396 & n3527;
    wire n10131 = n542 | n6374;
    wire n10132 = in[737] | n4584;
    wire n10133 = ~n5445 & n9142;
    wire n10134 = n1453 ^ n5445;
    wire n10135 = n1146 & ~n7425;
    wire n10136 = ~(n7426 | n8744);
    wire n10137 = n1900 | n3900;
    wire n10138 = ~n7194 & n7427;
    wire n10139 = n7428 & n8278;
    wire n10140 = ~n5399 & n6920;
    wire n10141 = n6121 | n8285;
    wire n10142 = n7309 | n7430;
    wire n10143 = n4379 | n7369;
    wire n10144 = n1145 ^ n7431;
    wire n10145 = n3080 ^ n7432;
    wire n10146 = n7434 & n8202;
    wire n10147 = n7435 & n9402;
    wire n10148 = in[565] & ~n7076;
    wire n10149 = in[455] ^ n7439;
    wire n10150 = n6933 & ~n7441;
    wire n10151 = ~(n7442 ^ n8289);
    wire n10152 = n2268 & n7443;
    wire n10153 = n537 & ~n1511;
    wire n10154 = n371 & ~n7059;
    wire n10155 = n371 | n3814;
    wire n10156 = n439 | n656;
    wire n10157 = n4376 & n8775;
    wire n10158 = n7327 & n7445;
    wire n10159 = in[444] ^ n7222;
    wire n10160 = n3351 ^ n7447;
    wire n10161 = n3552 ^ n7447;
    wire n10162 = n2078 ^ n9359;
    wire n10163 = ~n7449 & n8324;
    wire n10164 = ~(in[584] ^ n5770);
    wire n10165 = n7451 ^ n7531;
    wire n10166 = n4244 | n7454;
    wire n10167 = n7454 | n8062;
    wire n10168 = n7458 & n8303;
    wire n10169 = n4108 ^ n7459;
    wire n10170 = ~n7460 & n9249;
    wire n10171 = n7463 | n9281;
    wire n10172 = ~n1355 & n7464;
    wire n10173 = n3421 | n7467;
    wire n10174 = ~(n6865 | n7468);
    wire n10175 = n1863 ^ n7469;
    wire n10176 = n5571 & ~n7472;
    wire n10177 = n7472 | ~n7798;
    wire n10178 = n2671 ^ n7280;
    wire n10179 = n2671 | n8339;
    wire n10180 = n7354 ^ n7478;
    wire n10181 = n6395 ^ n7590;
    wire n10182 = n1194 & ~n6395;
    wire n10183 = n7480 ^ n7989;
    wire n10184 = n3006 | n9716;
    wire n10185 = in[554] & ~n4852;
    wire n10186 = ~(in[554] | n9112);
    wire n10187 = n5013 | n7482;
    wire n10188 = n7482 & ~n7601;
    wire n10189 = ~n714 & n7483;
    wire n10190 = n4412 & n4762;
    wire n10191 = n4414 | n7315;
    wire n10192 = n7484 | n7679;
    wire n10193 = ~n4117 & n7484;
    wire n10194 = ~(n3662 ^ n9313);
    wire n10195 = in[360] & n4418;
    wire n10196 = n4418 | n5986;
    wire n10197 = n4419 & ~n5327;
    wire n10198 = ~n4289 & n4420;
    wire n10199 = ~n4421 & n8027;
    wire n10200 = n1652 & n6366;
    wire n10201 = ~n3414 & n7487;
    wire n10202 = n6522 & n8863;
    wire n10203 = ~(n7489 ^ n7636);
    wire n10204 = n1522 | n7551;
    wire n10205 = n1345 ^ n5541;
    wire n10206 = n5464 | n8397;
    wire n10207 = ~in[653] & n9172;
    wire n10208 = ~n4855 & n5137;
    wire n10209 = n4261 & n7494;
    wire n10210 = in[343] & ~n7496;
    wire n10211 = in[406] ^ n2447;
    wire n10212 = n944 | n2447;
    wire n10213 = ~n1459 | n3093;
    wire n10214 = n3552 | n7993;
    wire n10215 = n3754 & ~n6822;
    wire n10216 = n6822 & n8976;
    wire n10217 = n2417 & ~n7204;
    wire n10218 = in[607] ^ n7498;
    wire n10219 = n5149 ^ n6190;
    wire n10220 = n4651 & n7500;
    wire n10221 = in[213] | n8313;
    wire n10222 = n7501 ^ n8847;
    wire n10223 = ~n4728 & n7501;
    wire n10224 = ~n7444 & n7502;
    wire n10225 = ~in[313] & n4449;
    wire n10226 = n7503 | n9647;
    wire n10227 = ~n1355 | n8934;
    wire n10228 = n7507 | n8171;
    wire n10229 = n4673 | n7508;
    wire n10230 = n2617 | ~n6381;
    wire n10231 = n7511 & n8120;
    wire n10232 = n7171 & ~n7512;
    wire n10233 = n7513 | n7689;
    wire n10234 = n4849 | n7514;
    wire n10235 = in[146] ^ n8700;
    wire n10236 = in[387] | n9029;
    wire n10237 = n2872 ^ n7516;
    wire n10238 = ~n4171 & n4206;
    wire n10239 = n1423 & n7518;
    wire n10240 = ~(n4463 ^ n6941);
    wire n10241 = n4464 ^ n8128;
    wire n10242 = n7214 | n7520;
    wire n10243 = n6901 & ~n7523;
    wire n10244 = n2050 & n6499;
    wire n10245 = n7524 & ~n8726;
    wire n10246 = n5072 | n5339;
    wire n10247 = n481 | n7238;
    wire n10248 = in[177] & ~n7799;
    wire n10249 = n5634 | n6066;
    wire n10250 = n4935 ^ n7682;
    wire n10251 = n4228 | n5592;
    wire n10252 = n4509 | n5336;
    wire n10253 = n5336 & ~n6254;
    wire n10254 = n7528 | n9129;
    wire n10255 = n946 ^ n7531;
    wire n10256 = n2891 ^ n6618;
    wire n10257 = ~in[716] & n6618;
    wire n10258 = n1593 | n7532;
    wire n10259 = n7534 | ~n7955;
    wire n10260 = n7536 ^ n9251;
    wire n10261 = n7537 ^ n8687;
    wire n10262 = n547 & ~n7538;
    wire n10263 = n1644 ^ n7539;
    wire n10264 = n7540 ^ n8111;
    wire n10265 = n7541 & n9776;
    wire n10266 = n7542 ^ n9133;
    wire n10267 = n5880 & ~n8665;
    wire n10268 = n2919 | ~n8614;
    wire n10269 = in[205] ^ n4604;
    wire n10270 = ~n2359 & n4456;
    wire n10271 = n4456 ^ n7945;
    wire n10272 = n2581 | n4493;
    wire n10273 = ~(n7548 | n7725);
    wire n10274 = n7551 & ~n8960;
    wire n10275 = n5306 & n7552;
    wire n10276 = ~n4355 | n7553;
    wire n10277 = in[346] & ~n4987;
    wire n10278 = ~n3396 & n7133;
    wire n10279 = n5017 | n8927;
    wire n10280 = n6930 | n7554;
    wire n10281 = n4535 & ~n7555;
    wire n10282 = ~n4502 & n7797;
    wire n10283 = n4222 | n4687;
    wire n10284 = n4689 & n7650;
    wire n10285 = n2200 | n8760;
    wire n10286 = ~n2268 & n7372;
    wire n10287 = n5011 | n7812;
    wire n10288 = n532 & ~n2973;
    wire n10289 = n532 | n761;
    wire n10290 = ~in[148] & n4831;
    wire n10291 = n3646 & n7563;
    wire n10292 = n2551 & n9745;
    wire n10293 = n7232 & n7566;
    wire n10294 = ~(n7549 & n7567);
    wire n10295 = in[177] & ~n7567;
    wire n10296 = n4519 ^ n5008;
    wire n10297 = n7569 | n9327;
    wire n10298 = ~n7570 & n8137;
    wire n10299 = n7572 | n8681;
    wire n10300 = n3919 ^ n4569;
    wire n10301 = in[388] | ~n7573;
    wire n10302 = ~n556 & n8452;
    wire n10303 = ~n7577 & n9257;
    wire n10304 = n4889 ^ n7578;
    wire n10305 = n6312 & n7580;
    wire n10306 = n7582 ^ n9716;
    wire n10307 = n4442 ^ n7583;
    wire n10308 = ~n4846 & n9572;
    wire n10309 = ~n1958 & n4532;
    wire n10310 = n7587 & ~n9793;
    wire n10311 = n7587 | n9513;
    wire n10312 = in[487] & ~n7589;
    wire n10313 = n5570 | n8308;
    wire n10314 = ~(n4536 | n5768);
    wire n10315 = in[359] ^ n5171;
    wire n10316 = ~n4540 | n8212;
    wire n10317 = n7591 & n7890;
    wire n10318 = n2042 ^ n6486;
    wire n10319 = n2042 ^ n5868;
    wire n10320 = ~n157 & n7594;
    wire n10321 = n5325 ^ n7595;
    wire n10322 = n7595 & ~n7925;
    wire n10323 = ~(n2403 ^ n7247);
    wire n10324 = n2403 & ~n9808;
    wire n10325 = ~n4549 & n9552;
    wire n10326 = n7546 ^ n7598;
    wire n10327 = n7158 & ~n7599;
    wire n10328 = ~n1575 & n7131;
    wire n10329 = n7150 & ~n8953;
    wire n10330 = ~n7150 | n9269;
    wire n10331 = n3961 | n4551;
    wire n10332 = ~n4552 & n8453;
    wire n10333 = n3250 | n7603;
    wire n10334 = n7604 ^ n8181;
    wire n10335 = n796 | n1672;
    wire n10336 = n7605 & n9349;
    wire n10337 = n7605 | ~n9821;
    wire n10338 = ~(n1582 | n5075);
    wire n10339 = n4557 | n9158;
    wire n10340 = n6314 & n7607;
    wire n10341 = n1961 ^ n7609;
    wire n10342 = n2472 & ~n5755;
    wire n10343 = ~in[429] & n1305;
    wire n10344 = in[410] | n9361;
    wire n10345 = in[410] | n8370;
    wire n10346 = ~n1875 & n7422;
    wire n10347 = n3250 ^ n3549;
    wire n10348 = n5492 ^ n7612;
    wire n10349 = n6136 | n7612;
    wire n10350 = n7614 | n9766;
    wire n10351 = ~n6303 & n7616;
    wire n10352 = n7617 | n7769;
    wire n10353 = n4856 & n7617;
    wire n10354 = n4569 ^ n9476;
    wire n10355 = n6516 | n7622;
    wire n10356 = n4544 ^ n4575;
    wire n10357 = ~n7382 & n7623;
    wire n10358 = n2143 | ~n7625;
    wire n10359 = ~n4321 & n7626;
    wire n10360 = n7229 | n7629;
    wire n10361 = n1621 | n7630;
    wire n10362 = n4582 & n6101;
    wire n10363 = n7631 & ~n8739;
    wire n10364 = n7070 ^ n7631;
    wire n10365 = n4584 ^ n5370;
    wire n10366 = n7638 ^ n9445;
    wire n10367 = n636 | n9198;
    wire n10368 = n7640 & ~n8223;
    wire n10369 = ~n643 & n699;
    wire n10370 = n368 ^ n7643;
    wire n10371 = n7644 & ~n9754;
    wire n10372 = n7644 ^ n8288;
    wire n10373 = n7648 & ~n9128;
    wire n10374 = in[461] & n7648;
    wire n10375 = n3693 | n8205;
    wire n10376 = ~(n6387 | n7652);
    wire n10377 = n6491 | n7653;
    wire n10378 = n898 ^ n6807;
    wire n10379 = ~n4603 | n9072;
    wire n10380 = n7657 ^ n8655;
    wire n10381 = n5742 & n8323;
    wire n10382 = ~n7258 & n7658;
    wire n10383 = n2914 & ~n4609;
    wire n10384 = n4255 & n7661;
    wire n10385 = ~(n6242 | n7662);
    wire n10386 = n7664 | n8592;
    wire n10387 = n7665 | n8399;
    wire n10388 = ~(n2407 | n7665);
    wire n10389 = ~(n4795 & n5779);
    wire n10390 = n4487 & ~n7667;
    wire n10391 = in[570] | n4734;
    wire n10392 = ~(n3233 ^ n4618);
    wire n10393 = ~(in[294] | n7669);
    wire n10394 = n4619 | n7802;
    wire n10395 = n3167 & ~n7378;
    wire n10396 = ~n3167 & n9687;
    wire n10397 = ~(n3204 | n4422);
    wire n10398 = ~(n689 | n6348);
    wire n10399 = n689 ^ n7724;
    wire n10400 = ~(n3646 | n7670);
    wire n10401 = n7672 & n8903;
    wire n10402 = n1341 ^ n7675;
    wire n10403 = ~(n7677 | n8279);
    wire n10404 = ~n7678 & n8123;
    wire n10405 = ~(n4912 ^ n7680);
    wire n10406 = ~n4429 & n7682;
    wire n10407 = n1906 | n6528;
    wire n10408 = n4633 & ~n9707;
    wire n10409 = n6137 ^ n7687;
    wire n10410 = in[133] ^ n8169;
    wire n10411 = in[133] & ~n8157;
    wire n10412 = ~n2505 & n7690;
    wire n10413 = ~n5414 & n8007;
    wire n10414 = ~n1790 | n7693;
    wire n10415 = n7020 | n7694;
    wire n10416 = ~n7694 & n8656;
    wire n10417 = n723 ^ n9154;
    wire n10418 = in[63] ^ n4824;
    wire n10419 = n5889 ^ n6831;
    wire n10420 = n1777 & ~n6831;
    wire n10421 = n2487 ^ n8991;
    wire n10422 = n7696 & n9738;
    wire n10423 = n4402 & ~n6945;
    wire n10424 = in[435] | n2544;
    wire n10425 = n4646 ^ n7324;
    wire n10426 = n4441 & ~n4647;
    wire n10427 = ~n4649 | n4879;
    wire n10428 = ~n4651 & n8518;
    wire n10429 = n2919 & n7699;
    wire n10430 = in[435] ^ n6201;
    wire n10431 = n1093 ^ n2889;
    wire n10432 = n1093 | n5225;
    wire n10433 = n4595 ^ n7219;
    wire n10434 = n6157 & ~n7193;
    wire n10435 = ~n7700 & n7709;
    wire n10436 = n4755 & n7701;
    wire n10437 = n5962 | n7701;
    wire n10438 = ~n421 & n7901;
    wire n10439 = n421 ^ n7635;
    wire n10440 = ~(n5249 | n7702);
    wire n10441 = ~n7702 & n9816;
    wire n10442 = ~n2495 & n4425;
    wire n10443 = n1156 & ~n7703;
    wire n10444 = n1525 | n4656;
    wire n10445 = ~(n2710 ^ n7704);
    wire n10446 = n7705 | n7999;
    wire n10447 = n7707 | n8387;
    wire n10448 = ~in[257] & n1943;
    wire n10449 = n7709 & ~n8650;
    wire n10450 = n4320 ^ n7710;
    wire n10451 = n7629 & ~n7711;
    wire n10452 = n4482 & n8327;
    wire n10453 = n6443 ^ n7338;
    wire n10454 = n761 | n6906;
    wire n10455 = ~n762 & n8784;
    wire n10456 = ~n7716 & n9500;
    wire n10457 = n7719 & ~n8012;
    wire n10458 = n1437 & n7721;
    wire n10459 = ~(in[493] ^ n7723);
    wire n10460 = n360 | n1134;
    wire n10461 = n1806 & ~n7608;
    wire n10462 = ~(n3174 | n4056);
    wire n10463 = n4429 ^ n7726;
    wire n10464 = n4612 | n7727;
    wire n10465 = n776 ^ n9756;
    wire n10466 = n4677 & n8764;
    wire n10467 = ~n6808 | n9400;
    wire n10468 = n6181 ^ n7731;
    wire n10469 = n6784 & ~n7735;
    wire n10470 = in[514] ^ n7736;
    wire n10471 = n2200 | n4682;
    wire n10472 = n7391 ^ n7738;
    wire n10473 = n796 & ~n6442;
    wire n10474 = n4959 | n7742;
    wire n10475 = n4371 | n7743;
    wire n10476 = ~(n5920 | n7744);
    wire n10477 = n4447 & n7745;
    wire n10478 = ~(n7234 | n7745);
    wire n10479 = n7746 & ~n9628;
    wire n10480 = ~n2674 & n5382;
    wire n10481 = n808 ^ n6350;
    wire n10482 = ~(n7750 | n8493);
    wire n10483 = n4696 & ~n6901;
    wire n10484 = n441 ^ n9135;
    wire n10485 = n4701 | n8925;
    wire n10486 = n821 | n9597;
    wire n10487 = ~n4706 & n8418;
    wire n10488 = n4706 | n9163;
    wire n10489 = n5281 & n7844;
    wire n10490 = n5281 | n9140;
    wire n10491 = ~(n4711 ^ n7579);
    wire n10492 = n7761 ^ n9337;
    wire n10493 = n7762 & n9304;
    wire n10494 = n7763 | n8222;
    wire n10495 = ~(n7190 | n7764);
    wire n10496 = n4413 & ~n7766;
    wire n10497 = ~n2525 & n5248;
    wire n10498 = n4800 & ~n8752;
    wire n10499 = n4800 ^ n6689;
    wire n10500 = n4266 & ~n7770;
    wire n10501 = ~n1363 & n7770;
    wire n10502 = ~n1653 & n7963;
    wire n10503 = ~(n7772 | n8839);
    wire n10504 = n5346 ^ n7773;
    wire n10505 = n6563 | n7774;
    wire n10506 = ~(n1905 ^ n4673);
    wire n10507 = n1154 | n7776;
    wire n10508 = ~n4726 & n6266;
    wire n10509 = n1686 | n7777;
    wire n10510 = n7778 & ~n9004;
    wire n10511 = n7779 ^ n8349;
    wire n10512 = n7780 | n7962;
    wire n10513 = n4734 ^ n8422;
    wire n10514 = ~(n6467 ^ n9247);
    wire n10515 = n1790 & ~n6467;
    wire n10516 = ~(n7785 | n8882);
    wire n10517 = n4308 & ~n7785;
    wire n10518 = n1182 ^ n9638;
    wire n10519 = ~n3226 & n7789;
    wire n10520 = n5722 | n7791;
    wire n10521 = n3131 ^ n5514;
    wire n10522 = n5936 & ~n7793;
    wire n10523 = ~(in[405] | n4849);
    wire n10524 = n7796 | n7931;
    wire n10525 = n2581 & ~n7797;
    wire n10526 = ~n2427 & n8356;
    wire n10527 = n7801 | ~n8873;
    wire n10528 = n5022 ^ n6391;
    wire n10529 = ~n430 & n7452;
    wire n10530 = ~(n430 ^ n7634);
    wire n10531 = n7804 & ~n8577;
    wire n10532 = in[489] & ~n4172;
    wire n10533 = in[489] & n2212;
    wire n10534 = ~in[387] & n9442;
    wire n10535 = n4775 & ~n9195;
    wire n10536 = n6553 | n7811;
    wire n10537 = n4781 | n7320;
    wire n10538 = ~(n2061 | n6402);
    wire n10539 = n5871 | n8030;
    wire n10540 = ~n5871 | n5978;
    wire n10541 = in[487] & n782;
    wire n10542 = n7813 & n8634;
    wire n10543 = n7816 | n8938;
    wire n10544 = ~n6382 & n7818;
    wire n10545 = ~(n5243 ^ n7819);
    wire n10546 = n2743 ^ n7822;
    wire n10547 = ~n7823 & n8214;
    wire n10548 = ~n7767 & n7825;
    wire n10549 = n1269 ^ n7826;
    wire n10550 = ~(n7306 | n7826);
    wire n10551 = n951 & ~n8623;
    wire n10552 = n952 | n7504;
    wire n10553 = n2020 & ~n7828;
    wire n10554 = n1639 | n4805;
    wire n10555 = n6318 & ~n7830;
    wire n10556 = n1150 & n4117;
    wire n10557 = n7611 & n7831;
    wire n10558 = ~(n3317 ^ n7831);
    wire n10559 = n4804 & ~n9166;
    wire n10560 = ~(n4805 | n8738);
    wire n10561 = n4807 | n6004;
    wire n10562 = ~n944 & n5538;
    wire n10563 = n7840 | n7883;
    wire n10564 = ~n5286 & n7840;
    wire n10565 = n7842 & ~n9834;
    wire n10566 = n7843 | n8294;
    wire n10567 = n289 | n9740;
    wire n10568 = n4812 & ~n7179;
    wire n10569 = n5816 ^ n7845;
    wire n10570 = in[707] | n7846;
    wire n10571 = n2909 | n4816;
    wire n10572 = n4816 & ~n7656;
    wire n10573 = n974 & n4818;
    wire n10574 = in[265] ^ n4820;
    wire n10575 = n1593 ^ n7849;
    wire n10576 = n7850 ^ n9365;
    wire n10577 = ~(n1164 ^ n7851);
    wire n10578 = ~n6584 & n8184;
    wire n10579 = n4988 & n6584;
    wire n10580 = ~n7852 | n8331;
    wire n10581 = ~(n2584 | n5831);
    wire n10582 = n7853 & n9462;
    wire n10583 = n2200 & ~n7855;
    wire n10584 = n4829 & ~n8140;
    wire n10585 = n4829 & ~n8502;
    wire n10586 = n4195 & ~n6293;
    wire n10587 = n6293 ^ n7369;
    wire n10588 = n6455 & ~n7858;
    wire n10589 = n4778 ^ n7859;
    wire n10590 = n7860 & n9054;
    wire n10591 = n7861 ^ n9028;
    wire n10592 = n4376 ^ n4838;
    wire n10593 = n4838 ^ n7475;
    wire n10594 = n1931 ^ n2529;
    wire n10595 = n7864 | n8997;
    wire n10596 = n1922 & ~n7864;
    wire n10597 = n2202 & n9510;
    wire n10598 = n7865 & ~n9272;
    wire n10599 = in[431] ^ n4797;
    wire n10600 = n4847 | n5881;
    wire n10601 = n4856 & n9242;
    wire n10602 = ~(in[271] | n7873);
    wire n10603 = ~in[217] & n8220;
    wire n10604 = ~in[217] & n7636;
    wire n10605 = n665 & n4925;
    wire n10606 = in[301] | n1589;
    wire n10607 = ~(n7876 | n8165);
    wire n10608 = n2157 & ~n7877;
    wire n10609 = n7878 ^ n9809;
    wire n10610 = ~in[184] & n7528;
    wire n10611 = ~n4853 & n7880;
    wire n10612 = n1465 ^ n7881;
    wire n10613 = n2467 | n8191;
    wire n10614 = n7882 ^ n9387;
    wire n10615 = n5054 | n7883;
    wire n10616 = n7887 ^ n8364;
    wire n10617 = n6947 ^ n8685;
    wire n10618 = n7645 & ~n7888;
    wire n10619 = ~n7888 & n8999;
    wire n10620 = n1068 ^ n9648;
    wire n10621 = ~in[683] & n9432;
    wire n10622 = n7890 & ~n8339;
    wire n10623 = n3317 & n4887;
    wire n10624 = in[205] | n5430;
    wire n10625 = in[578] & ~n5430;
    wire n10626 = n6638 ^ n9634;
    wire n10627 = in[302] | n1054;
    wire n10628 = ~in[135] & n2252;
    wire n10629 = ~n524 & n8771;
    wire n10630 = ~(n671 | n8869);
    wire n10631 = ~n671 | n5570;
    wire n10632 = n2570 & n9210;
    wire n10633 = ~n671 | n8659;
    wire n10634 = n4899 ^ n8779;
    wire n10635 = n6396 | n7898;
    wire n10636 = n132 | n7899;
    wire n10637 = n4817 | n7345;
    wire n10638 = n4904 | n6718;
    wire n10639 = n1983 | n4905;
    wire n10640 = ~(n4542 | n7552);
    wire n10641 = n2919 & ~n5770;
    wire n10642 = n2919 | n7312;
    wire n10643 = ~n4908 & n7808;
    wire n10644 = ~n4908 & n5889;
    wire n10645 = n2056 | n7296;
    wire n10646 = n6018 ^ n7802;
    wire n10647 = n3184 | n4911;
    wire n10648 = n1587 ^ n9747;
    wire n10649 = n7908 ^ n9229;
    wire n10650 = n524 & ~n7908;
    wire n10651 = ~n2874 & n7909;
    wire n10652 = ~n4912 | n8899;
    wire n10653 = n1539 ^ n4912;
    wire n10654 = n4579 | n9798;
    wire n10655 = n4369 ^ n9815;
    wire n10656 = n7913 & n8328;
    wire n10657 = n7914 | n8848;
    wire n10658 = n7915 ^ n7998;
    wire n10659 = ~n7916 & n8560;
    wire n10660 = ~n1059 & n4929;
    wire n10661 = n368 | ~n7919;
    wire n10662 = n7921 ^ n8741;
    wire n10663 = n7922 & n9145;
    wire n10664 = ~n4932 & n7387;
    wire n10665 = n7565 ^ n7924;
    wire n10666 = n6070 | n7925;
    wire n10667 = ~(n7803 | n7926);
    wire n10668 = n7167 | n7928;
    wire n10669 = ~n6026 & n8984;
    wire n10670 = n7575 | n7932;
    wire n10671 = n1149 | n8001;
    wire n10672 = n6049 | n8163;
    wire n10673 = n3734 ^ n7936;
    wire n10674 = ~(n4947 | n9088);
    wire n10675 = n1156 ^ n8908;
    wire n10676 = n649 | n7939;
    wire n10677 = n7866 | n7939;
    wire n10678 = n7940 ^ n9682;
    wire n10679 = ~n1763 & n2439;
    wire n10680 = n3036 ^ n6200;
    wire n10681 = n1458 & ~n9097;
    wire n10682 = n4951 & ~n9489;
    wire n10683 = n4705 | ~n7943;
    wire n10684 = in[239] | n7602;
    wire n10685 = in[212] ^ in[239];
    wire n10686 = n3002 | n3396;
    wire n10687 = n6181 ^ n7945;
    wire n10688 = n7946 & ~n8055;
    wire n10689 = ~n4956 | n7185;
    wire n10690 = n4957 ^ n8006;
    wire n10691 = n7950 ^ n8773;
    wire n10692 = n1182 ^ n4181;
    wire n10693 = ~n2079 | n7954;
    wire n10694 = n4966 ^ n9785;
    wire n10695 = n4967 | n7705;
    wire n10696 = ~(n7956 | n9438);
    wire n10697 = ~n7957 & n9814;
    wire n10698 = n7216 | n7959;
    wire n10699 = n4837 & ~n7961;
    wire n10700 = n1621 | n5231;
    wire n10701 = n4970 | n8671;
    wire n10702 = n6731 ^ n9299;
    wire n10703 = ~n3143 & n9240;
    wire n10704 = n404 | n4978;
    wire n10705 = n4978 | n7168;
    wire n10706 = n3166 | n4686;
    wire n10707 = ~n2700 & n9393;
    wire n10708 = n6948 ^ n7966;
    wire n10709 = n3171 ^ n7971;
    wire n10710 = n4985 & ~n9555;
    wire n10711 = n7976 | n8789;
    wire n10712 = n2766 & ~n4994;
    wire n10713 = ~(n7977 | n8506);
    wire n10714 = ~n3226 & n9135;
    wire n10715 = n3271 & n7979;
    wire n10716 = n7521 & n7979;
    wire n10717 = n7981 | n8141;
    wire n10718 = n1695 | n3443;
    wire n10719 = ~n3443 & n8230;
    wire n10720 = ~(n5586 ^ n7982);
    wire n10721 = ~n6154 | n7983;
    wire n10722 = n2609 ^ n7596;
    wire n10723 = n5618 & ~n7094;
    wire n10724 = ~n7986 & n9654;
    wire n10725 = n7896 | n7987;
    wire n10726 = n7988 | n9146;
    wire n10727 = n7989 ^ n9014;
    wire n10728 = in[164] & n9800;
    wire n10729 = n4957 ^ n7990;
    wire n10730 = n7590 & n7990;
    wire n10731 = ~(n5003 | n6426);
    wire n10732 = n6998 | n7991;
    wire n10733 = ~(n3165 ^ n8892);
    wire n10734 = ~n4360 & n5009;
    wire n10735 = ~n5129 & n7993;
    wire n10736 = n1145 | n9662;
    wire n10737 = in[125] | n2599;
    wire n10738 = in[125] & ~n7450;
    wire n10739 = n2280 & ~n8850;
    wire n10740 = ~n7357 & n7997;
    wire n10741 = n2571 ^ n7024;
    wire n10742 = n4308 | n9728;
    wire n10743 = n6776 & n6837;
    wire n10744 = n1335 | n5020;
    wire n10745 = ~n1616 | n9030;
    wire n10746 = ~(n1616 | n6391);
    wire n10747 = n5022 & ~n7184;
    wire n10748 = n1042 | ~n5022;
    wire n10749 = n5022 & ~n7488;
    wire n10750 = n5584 | n8002;
    wire n10751 = ~(n937 & n1259);
    wire n10752 = ~(n1639 ^ n9693);
    wire n10753 = n2708 ^ n8007;
    wire n10754 = ~(in[488] | n7728);
    wire n10755 = ~n1811 & n5508;
    wire n10756 = n2275 ^ n5508;
    wire n10757 = n8008 & ~n8268;
    wire n10758 = n3267 | n8009;
    wire n10759 = n7885 | n8010;
    wire n10760 = n6325 | ~n8011;
    wire n10761 = n4856 | n9193;
    wire n10762 = ~n1872 & n7892;
    wire n10763 = ~(n5035 | n7668);
    wire n10764 = n3881 & n8014;
    wire n10765 = ~n5078 & n8018;
    wire n10766 = ~(n4715 | n8019);
    wire n10767 = ~n5232 & n9297;
    wire n10768 = n5322 & ~n9593;
    wire n10769 = n3750 ^ n9688;
    wire n10770 = n1276 & ~n7319;
    wire n10771 = n1276 & ~n9366;
    wire n10772 = n5036 | n8021;
    wire n10773 = n4121 | n8024;
    wire n10774 = n8025 ^ n9234;
    wire n10775 = in[325] ^ n8026;
    wire n10776 = ~(n4500 ^ n7469);
    wire n10777 = in[410] ^ n3534;
    wire n10778 = in[681] | n8027;
    wire n10779 = n5057 ^ n8915;
    wire n10780 = ~n4337 & n5057;
    wire n10781 = n1288 ^ n5547;
    wire n10782 = n1467 & n5060;
    wire n10783 = ~(n986 | n5060);
    wire n10784 = n7088 | n8033;
    wire n10785 = n1983 | n6430;
    wire n10786 = ~n2456 & n5064;
    wire n10787 = n4745 ^ n8035;
    wire n10788 = n1335 ^ n8036;
    wire n10789 = n2930 | ~n8040;
    wire n10790 = n5069 ^ n9370;
    wire n10791 = n5069 | n6051;
    wire n10792 = n2300 | ~n8042;
    wire n10793 = n2439 ^ n8043;
    wire n10794 = n1313 ^ n1725;
    wire n10795 = n624 ^ n8045;
    wire n10796 = n5003 ^ n8046;
    wire n10797 = n8046 | n8571;
    wire n10798 = n1314 ^ n5535;
    wire n10799 = ~in[611] & n8049;
    wire n10800 = n1108 | n1319;
    wire n10801 = n5075 | n6571;
    wire n10802 = n8051 | n8965;
    wire n10803 = ~(in[354] ^ n9310);
    wire n10804 = ~in[354] & n2891;
    wire n10805 = ~(n4612 ^ n6414);
    wire n10806 = ~(n1328 ^ n7545);
    wire n10807 = ~n7401 & n8056;
    wire n10808 = n8057 & ~n8749;
    wire n10809 = ~n5088 | n8510;
    wire n10810 = ~(n2311 | n8059);
    wire n10811 = ~n1341 & n6358;
    wire n10812 = ~(n1346 ^ n9780);
    wire n10813 = ~n2954 & n3318;
    wire n10814 = n8071 | n8994;
    wire n10815 = ~n3536 & n8072;
    wire n10816 = n6216 | n8074;
    wire n10817 = in[177] | n4797;
    wire n10818 = n8076 & n8405;
    wire n10819 = n1360 | n4924;
    wire n10820 = n1467 & n8077;
    wire n10821 = n2549 ^ n4320;
    wire n10822 = ~in[275] & n8463;
    wire n10823 = n3253 | ~n8228;
    wire n10824 = n6094 | n8421;
    wire n10825 = n6094 & n8503;
    wire n10826 = in[716] & ~n4818;
    wire n10827 = n1369 & n9587;
    wire n10828 = n8078 | n8973;
    wire n10829 = n8078 | n8313;
    wire n10830 = n1004 | n1370;
    wire n10831 = n3061 & ~n5009;
    wire n10832 = n7032 & ~n8083;
    wire n10833 = n5115 ^ n9431;
    wire n10834 = ~(n4956 | n5118);
    wire n10835 = ~n5119 & n9090;
    wire n10836 = n1387 ^ n4523;
    wire n10837 = n4495 | n6094;
    wire n10838 = in[378] ^ n9805;
    wire n10839 = n5958 & n7404;
    wire n10840 = ~n5515 | n8092;
    wire n10841 = ~n7927 & n8092;
    wire n10842 = ~(n8093 ^ n9306);
    wire n10843 = n8093 ^ n8630;
    wire n10844 = n2085 & ~n4486;
    wire n10845 = n5129 | n8867;
    wire n10846 = n8096 & ~n9443;
    wire n10847 = n5131 ^ n5467;
    wire n10848 = n5131 & ~n7970;
    wire n10849 = n3414 | n6508;
    wire n10850 = n650 | n4442;
    wire n10851 = ~in[313] & n8469;
    wire n10852 = in[313] | n7563;
    wire n10853 = n7323 & n8100;
    wire n10854 = n4245 | n7507;
    wire n10855 = ~(n6807 | n8101);
    wire n10856 = n789 | n7692;
    wire n10857 = n2258 ^ n8590;
    wire n10858 = n880 & ~n5141;
    wire n10859 = ~in[407] & n8866;
    wire n10860 = ~(in[407] ^ n9674);
    wire n10861 = n385 ^ n9747;
    wire n10862 = ~n1839 & n8108;
    wire n10863 = n2631 ^ n8110;
    wire n10864 = in[180] | n8112;
    wire n10865 = ~n5158 | n8113;
    wire n10866 = n4773 | n5146;
    wire n10867 = n8091 ^ n8114;
    wire n10868 = n8115 & n9321;
    wire n10869 = n5490 & n8116;
    wire n10870 = ~(n5471 ^ n8116);
    wire n10871 = ~n5154 & n8088;
    wire n10872 = n518 ^ n9393;
    wire n10873 = in[742] | n5970;
    wire n10874 = n5521 | ~n8134;
    wire n10875 = n5159 & ~n6444;
    wire n10876 = n4816 | n8129;
    wire n10877 = n7249 & ~n8130;
    wire n10878 = n5164 ^ n8064;
    wire n10879 = n5168 & n6237;
    wire n10880 = n2429 ^ n5169;
    wire n10881 = ~in[347] & n9233;
    wire n10882 = n3273 | ~n9027;
    wire n10883 = ~n6017 & n8136;
    wire n10884 = n2239 | n8136;
    wire n10885 = ~n8139 | n8446;
    wire n10886 = ~(n6028 | n8142);
    wire n10887 = n3165 | n8142;
    wire n10888 = ~n1453 & n9012;
    wire n10889 = ~n5285 & n8146;
    wire n10890 = n2065 ^ n8147;
    wire n10891 = ~n1902 & n5136;
    wire n10892 = n1983 ^ n4869;
    wire n10893 = ~(n7815 | n8152);
    wire n10894 = ~n7527 & n8153;
    wire n10895 = ~(in[293] ^ n5881);
    wire n10896 = ~n1869 | n8155;
    wire n10897 = in[313] & ~n7752;
    wire n10898 = n4508 & ~n5192;
    wire n10899 = n1464 & n8032;
    wire n10900 = in[242] | n5194;
    wire n10901 = n719 & n5194;
    wire n10902 = n8156 ^ n8801;
    wire n10903 = in[294] & ~n2405;
    wire n10904 = n2145 & ~n7420;
    wire n10905 = n7768 | n8158;
    wire n10906 = n1466 | n7972;
    wire n10907 = n1468 | n6820;
    wire n10908 = n1468 | n4540;
    wire n10909 = n2202 | n8159;
    wire n10910 = n8161 ^ n8387;
    wire n10911 = ~(n1213 | n8162);
    wire n10912 = n8164 | n9332;
    wire n10913 = n7328 | n8166;
    wire n10914 = ~n5807 & n8168;
    wire n10915 = ~n41 & n8168;
    wire n10916 = n952 ^ n9533;
    wire n10917 = n676 ^ n8842;
    wire n10918 = ~n2245 & n8176;
    wire n10919 = n3217 ^ n5208;
    wire n10920 = n5673 | n8178;
    wire n10921 = n5515 & ~n5789;
    wire n10922 = n8179 | n9751;
    wire n10923 = ~(n8180 | n9709);
    wire n10924 = n764 & n8181;
    wire n10925 = n7510 & n8182;
    wire n10926 = n2710 | n9246;
    wire n10927 = n7681 | n8183;
    wire n10928 = n7771 & ~n8189;
    wire n10929 = n4644 | ~n4938;
    wire n10930 = n5222 ^ n5476;
    wire n10931 = ~n8194 & n8825;
    wire n10932 = n1513 ^ n9825;
    wire n10933 = n4940 & n6839;
    wire n10934 = ~n2662 & n5573;
    wire n10935 = ~in[693] & n8195;
    wire n10936 = n3527 ^ n5225;
    wire n10937 = ~n7731 & n8196;
    wire n10938 = n2311 & ~n8197;
    wire n10939 = ~(in[456] | n5686);
    wire n10940 = n4702 | n8199;
    wire n10941 = ~in[360] & n5413;
    wire n10942 = ~in[321] & in[360];
    wire n10943 = n1654 | n1801;
    wire n10944 = ~n1801 & n8536;
    wire n10945 = n8206 | n9170;
    wire n10946 = n8208 | n8819;
    wire n10947 = ~n5121 & n7204;
    wire n10948 = ~(n5121 | n6429);
    wire n10949 = ~n2284 | n9539;
    wire n10950 = ~(n376 ^ n8361);
    wire n10951 = in[685] & n5241;
    wire n10952 = n864 | n8082;
    wire n10953 = n864 & n8896;
    wire n10954 = n4598 & ~n5243;
    wire n10955 = n3171 & ~n8212;
    wire n10956 = n2128 ^ n7618;
    wire n10957 = n6733 & n8217;
    wire n10958 = n4212 | ~n8218;
    wire n10959 = n6223 | n8219;
    wire n10960 = n674 | n7936;
    wire n10961 = ~in[230] & n5978;
    wire n10962 = ~n8224 & n8617;
    wire n10963 = n8225 | n9350;
    wire n10964 = ~n3313 & n8226;
    wire n10965 = ~n3415 & n4492;
    wire n10966 = n2229 ^ n4920;
    wire n10967 = ~n5262 & n8238;
    wire n10968 = n4413 ^ n8233;
    wire n10969 = n7821 | n8235;
    wire n10970 = n1574 & n3318;
    wire n10971 = in[294] | n1899;
    wire n10972 = n8236 | n9262;
    wire n10973 = n5264 | n5466;
    wire n10974 = n8238 | n8524;
    wire n10975 = in[435] & ~n5270;
    wire n10976 = n5271 ^ n7347;
    wire n10977 = ~n7562 & n8241;
    wire n10978 = ~n4437 & n8241;
    wire n10979 = ~(n5277 | n9614);
    wire n10980 = n5280 & ~n6713;
    wire n10981 = ~n5017 & n8244;
    wire n10982 = n6093 ^ n8245;
    wire n10983 = n699 | n9524;
    wire n10984 = n1229 ^ n8246;
    wire n10985 = n7365 | n8247;
    wire n10986 = ~n7239 & n8249;
    wire n10987 = n7231 ^ n8250;
    wire n10988 = n8251 | n8686;
    wire n10989 = n5937 | n8253;
    wire n10990 = n7477 & ~n8255;
    wire n10991 = n1333 | n9470;
    wire n10992 = n8256 & ~n8737;
    wire n10993 = ~(n8259 | n8736);
    wire n10994 = ~(n1750 ^ n5293);
    wire n10995 = n6940 ^ n8780;
    wire n10996 = ~(n8097 ^ n8261);
    wire n10997 = in[322] ^ n378;
    wire n10998 = ~(n1627 | n5441);
    wire n10999 = n5300 | n6364;
    wire n11000 = ~in[323] & n8935;
    wire n11001 = ~in[348] & n8267;
    wire n11002 = ~(n5302 ^ n8552);
    wire n11003 = ~(n7592 | n8270);
    wire n11004 = ~n5977 | n7283;
    wire n11005 = ~n5914 | n8271;
    wire n11006 = n1878 ^ n8248;
    wire n11007 = ~(n8274 | n8645);
    wire n11008 = n8071 & n8274;
    wire n11009 = n8277 & ~n9684;
    wire n11010 = n3043 & ~n5282;
    wire n11011 = n1464 & n5317;
    wire n11012 = in[274] | n6041;
    wire n11013 = n8285 & ~n9419;
    wire n11014 = n5324 & n7317;
    wire n11015 = n5669 | n8286;
    wire n11016 = ~n7884 & n8290;
    wire n11017 = n7704 & ~n8291;
    wire n11018 = n4234 ^ n8051;
    wire n11019 = n7867 | n8293;
    wire n11020 = ~n5334 & n6506;
    wire n11021 = ~n8296 & n8761;
    wire n11022 = n2875 & ~n5648;
    wire n11023 = ~n4559 & n4907;
    wire n11024 = n8298 & ~n8311;
    wire n11025 = ~n5339 & n9723;
    wire n11026 = n1639 ^ n5339;
    wire n11027 = n8301 & ~n8863;
    wire n11028 = ~in[599] & n8302;
    wire n11029 = ~n2451 | n7035;
    wire n11030 = n931 & ~n8581;
    wire n11031 = ~n8305 & n9719;
    wire n11032 = in[312] & ~n8306;
    wire n11033 = n5345 & n7549;
    wire n11034 = n3471 ^ n5533;
    wire n11035 = in[105] & ~n6661;
    wire n11036 = n3582 | n8309;
    wire n11037 = n3785 | n8309;
    wire n11038 = n2955 | n4806;
    wire n11039 = in[353] & ~n8316;
    wire n11040 = ~(n5524 | n8317);
    wire n11041 = n378 & ~n2909;
    wire n11042 = in[566] & ~n1705;
    wire n11043 = n5317 ^ n6765;
    wire n11044 = in[566] ^ in[653];
    wire n11045 = ~(n6790 ^ n8320);
    wire n11046 = n8321 ^ n8884;
    wire n11047 = n1328 & ~n8321;
    wire n11048 = in[185] | in[487];
    wire n11049 = n5355 & ~n8773;
    wire n11050 = n8261 & n8322;
    wire n11051 = n5173 ^ n8323;
    wire n11052 = ~n1672 & n8324;
    wire n11053 = n6018 ^ n8326;
    wire n11054 = ~in[285] & n5506;
    wire n11055 = n4034 & n8328;
    wire n11056 = n8330 | n9768;
    wire n11057 = n1116 | n8331;
    wire n11058 = n4655 & ~n8332;
    wire n11059 = n6802 & n7965;
    wire n11060 = ~(n1015 | n8335);
    wire n11061 = ~(n5382 ^ n8392);
    wire n11062 = n8336 & ~n8522;
    wire n11063 = n1741 & n8070;
    wire n11064 = n1308 & ~n8338;
    wire n11065 = n400 & ~n8340;
    wire n11066 = in[230] ^ n5389;
    wire n11067 = n1751 & n3212;
    wire n11068 = ~n4695 & n8345;
    wire n11069 = n8065 & ~n8350;
    wire n11070 = in[317] & ~n2406;
    wire n11071 = n4514 ^ n8354;
    wire n11072 = n1916 ^ n2523;
    wire n11073 = ~n186 & n997;
    wire n11074 = n8302 & n8357;
    wire n11075 = n5404 ^ n9092;
    wire n11076 = ~n5408 & n8682;
    wire n11077 = ~in[570] & n714;
    wire n11078 = n1770 | n6269;
    wire n11079 = n5661 | n8849;
    wire n11080 = ~n8364 & n9635;
    wire n11081 = ~(n2467 ^ n5412);
    wire n11082 = n4859 ^ n8365;
    wire n11083 = n7953 & ~n8366;
    wire n11084 = in[214] & ~n8367;
    wire n11085 = n6641 ^ n7321;
    wire n11086 = ~(in[375] | n991);
    wire n11087 = n8373 ^ n9639;
    wire n11088 = n1462 & ~n3174;
    wire n11089 = n7032 | n8374;
    wire n11090 = ~n1825 & n2855;
    wire n11091 = ~(n6705 & n8375);
    wire n11092 = n7516 & ~n8376;
    wire n11093 = ~n8378 & n9177;
    wire n11094 = ~(n3474 ^ n5017);
    wire n11095 = ~n5688 & n8379;
    wire n11096 = n3971 ^ n9476;
    wire n11097 = ~(n2006 ^ n8380);
    wire n11098 = ~(n1741 ^ n9129);
    wire n11099 = n1741 & ~n8694;
    wire n11100 = n1109 ^ n1227;
    wire n11101 = n6707 | n8383;
    wire n11102 = n5099 & n8383;
    wire n11103 = n425 & ~n8386;
    wire n11104 = n1810 & ~n8299;
    wire n11105 = n2575 ^ n5439;
    wire n11106 = n4900 ^ n8388;
    wire n11107 = n946 ^ n8391;
    wire n11108 = in[342] | n8392;
    wire n11109 = n8393 & ~n9589;
    wire n11110 = n5696 & ~n8417;
    wire n11111 = n4177 & ~n5696;
    wire n11112 = n2749 | n5218;
    wire n11113 = n2749 ^ n3991;
    wire n11114 = n8194 & ~n8394;
    wire n11115 = n8395 & n8975;
    wire n11116 = ~n5505 & n8396;
    wire n11117 = ~(n7941 | n8399);
    wire n11118 = n1514 | n6631;
    wire n11119 = n6028 | n9531;
    wire n11120 = ~(n4614 | n7288);
    wire n11121 = ~n5457 & n7331;
    wire n11122 = n1834 | n4811;
    wire n11123 = n8403 & n9108;
    wire n11124 = n8028 & n8406;
    wire n11125 = n4370 ^ n8406;
    wire n11126 = n5038 | n5461;
    wire n11127 = n301 | n8408;
    wire n11128 = ~n4458 & n8411;
    wire n11129 = n7903 & n8412;
    wire n11130 = n8413 & ~n8684;
    wire n11131 = ~n3822 & n9394;
    wire n11132 = n3822 ^ n4458;
    wire n11133 = n428 | n9232;
    wire n11134 = ~n428 & n7994;
    wire n11135 = n825 | n4181;
    wire n11136 = n2638 | n9183;
    wire n11137 = n4894 ^ n8416;
    wire n11138 = n5332 | n8416;
    wire n11139 = n4830 | n7734;
    wire n11140 = n3889 | n8132;
    wire n11141 = n3475 & ~n8417;
    wire n11142 = n6239 & n8418;
    wire n11143 = n2056 ^ n3970;
    wire n11144 = n1189 ^ n2056;
    wire n11145 = ~n4148 & n8419;
    wire n11146 = n8017 | n8419;
    wire n11147 = n8420 | n9665;
    wire n11148 = n3208 & ~n5480;
    wire n11149 = n1509 & n5946;
    wire n11150 = n6513 & n8337;
    wire n11151 = n1755 & ~n6513;
    wire n11152 = ~(in[342] ^ n5682);
    wire n11153 = n1132 & ~n6328;
    wire n11154 = n5700 | n8424;
    wire n11155 = n1952 & n5485;
    wire n11156 = n7158 ^ n7614;
    wire n11157 = n879 | ~n4355;
    wire n11158 = n1878 & ~n6064;
    wire n11159 = n3021 | n8426;
    wire n11160 = n8427 | n8487;
    wire n11161 = ~n4493 & n7154;
    wire n11162 = ~(n5983 ^ n6268);
    wire n11163 = n4987 | n5918;
    wire n11164 = in[433] ^ n8431;
    wire n11165 = n8221 | n8432;
    wire n11166 = n4872 | n8433;
    wire n11167 = n341 | n4796;
    wire n11168 = n341 | ~n1953;
    wire n11169 = in[372] & ~n4727;
    wire n11170 = n1895 ^ n4804;
    wire n11171 = in[271] & ~n8435;
    wire n11172 = n1188 | n8437;
    wire n11173 = ~(n1898 | n9237);
    wire n11174 = n1898 | n9644;
    wire n11175 = n7303 & n8438;
    wire n11176 = n5648 | n8438;
    wire n11177 = ~(n1902 | n8109);
    wire n11178 = n1903 | n9787;
    wire n11179 = n2888 | n8439;
    wire n11180 = ~(n3032 ^ n7310);
    wire n11181 = ~n1798 & n8441;
    wire n11182 = n4862 & n8442;
    wire n11183 = n2709 | n8442;
    wire n11184 = n5512 | ~n7479;
    wire n11185 = n8446 | n9366;
    wire n11186 = ~n7733 & n8447;
    wire n11187 = n5548 | n5564;
    wire n11188 = n1921 & ~n8564;
    wire n11189 = ~n1203 & n1921;
    wire n11190 = in[258] ^ n1922;
    wire n11191 = n1922 ^ n9124;
    wire n11192 = ~n1922 | n2154;
    wire n11193 = n4712 | n8448;
    wire n11194 = n8448 ^ n9669;
    wire n11195 = n7189 | n8449;
    wire n11196 = ~(n5515 & n8698);
    wire n11197 = ~in[376] & n1869;
    wire n11198 = n8450 & ~n9673;
    wire n11199 = n2198 & ~n7113;
    wire n11200 = ~n937 & n8455;
    wire n11201 = n5521 & n9248;
    wire n11202 = n1935 ^ n9772;
    wire n11203 = n5524 | n7296;
    wire n11204 = ~(n1939 | n9829);
    wire n11205 = ~(n3470 | n8463);
    wire n11206 = n2697 ^ n8466;
    wire n11207 = ~(n8466 | n9280);
    wire n11208 = n1944 ^ n7748;
    wire n11209 = n742 & ~n8468;
    wire n11210 = ~(n416 | n5088);
    wire n11211 = in[381] | n8897;
    wire n11212 = in[381] ^ n7411;
    wire n11213 = n2242 ^ n5856;
    wire n11214 = ~(n5728 ^ n8472);
    wire n11215 = ~n7284 & n8474;
    wire n11216 = ~n7735 & n8475;
    wire n11217 = n5541 & n5838;
    wire n11218 = n8124 & n8478;
    wire n11219 = in[705] & ~n7456;
    wire n11220 = n4326 | n8480;
    wire n11221 = n5547 & ~n9432;
    wire n11222 = ~n4757 & n8484;
    wire n11223 = in[385] ^ n8937;
    wire n11224 = n1175 | n8487;
    wire n11225 = n5551 & ~n9708;
    wire n11226 = ~n1980 & n8995;
    wire n11227 = n1980 | n8531;
    wire n11228 = ~n8473 & n8488;
    wire n11229 = n2087 | n8489;
    wire n11230 = n1619 | n8490;
    wire n11231 = n2918 ^ n5554;
    wire n11232 = in[545] | n7542;
    wire n11233 = in[314] | n8968;
    wire n11234 = in[314] | n4399;
    wire n11235 = n5557 ^ n6251;
    wire n11236 = n4135 & ~n8494;
    wire n11237 = ~(n5563 ^ n7027);
    wire n11238 = n6025 | n7367;
    wire n11239 = n8453 & n8495;
    wire n11240 = n6375 & n8496;
    wire n11241 = n6929 | n8497;
    wire n11242 = ~(n2550 ^ n8355);
    wire n11243 = n2006 & n9738;
    wire n11244 = n4414 & ~n8499;
    wire n11245 = in[599] & ~n5572;
    wire n11246 = n7414 ^ n8500;
    wire n11247 = n8434 ^ n8502;
    wire n11248 = n5409 & ~n8503;
    wire n11249 = ~n8504 & n9733;
    wire n11250 = n1294 & ~n7966;
    wire n11251 = n955 | n2485;
    wire n11252 = in[289] | n4028;
    wire n11253 = ~n4028 & n4702;
    wire n11254 = ~(n6510 ^ n9631);
    wire n11255 = ~(n3912 ^ n7544);
    wire n11256 = ~n3912 & n9478;
    wire n11257 = n3364 & ~n8180;
    wire n11258 = n1695 | ~n1776;
    wire n11259 = ~n8508 & n9013;
    wire n11260 = ~n7181 & n8509;
    wire n11261 = n5711 | n8509;
    wire n11262 = n5590 | n7511;
    wire n11263 = n2122 ^ n7261;
    wire n11264 = n3612 & n9813;
    wire n11265 = ~n1511 & n9572;
    wire n11266 = n8512 | n9324;
    wire n11267 = n5593 | n8113;
    wire n11268 = n6183 & ~n8514;
    wire n11269 = n7123 ^ n7729;
    wire n11270 = n8229 | n8516;
    wire n11271 = n3608 & n8518;
    wire n11272 = ~(n8520 ^ n9505);
    wire n11273 = n8251 ^ n8521;
    wire n11274 = n8524 & ~n9046;
    wire n11275 = n252 & n8526;
    wire n11276 = n5607 | n7783;
    wire n11277 = ~n1878 & n5607;
    wire n11278 = ~(n3201 ^ n9305);
    wire n11279 = ~(n5609 | n8700);
    wire n11280 = ~(n2410 | n3273);
    wire n11281 = n8530 & ~n9094;
    wire n11282 = in[417] & n8105;
    wire n11283 = n1995 & ~n8532;
    wire n11284 = n6908 & ~n8533;
    wire n11285 = n1615 & ~n8805;
    wire n11286 = n3454 | n8625;
    wire n11287 = n4031 | n8535;
    wire n11288 = n8306 & ~n8537;
    wire n11289 = n5584 ^ n8538;
    wire n11290 = n997 & ~n5624;
    wire n11291 = n643 ^ n2909;
    wire n11292 = n2065 | n7247;
    wire n11293 = ~(n7973 ^ n8539);
    wire n11294 = n7199 ^ n8541;
    wire n11295 = n3489 | n8641;
    wire n11296 = n8389 | n8543;
    wire n11297 = n1946 & ~n5631;
    wire n11298 = n4727 | n5633;
    wire n11299 = ~(n8546 | n9529);
    wire n11300 = n3080 & n6538;
    wire n11301 = in[736] & ~n6520;
    wire n11302 = ~(n8263 | n8549);
    wire n11303 = n2085 & ~n9389;
    wire n11304 = in[417] | n8565;
    wire n11305 = n1953 & ~n9252;
    wire n11306 = n5793 | n8200;
    wire n11307 = n8427 | n8553;
    wire n11308 = n7226 | n8556;
    wire n11309 = ~n3734 & n5647;
    wire n11310 = ~n7954 & n8558;
    wire n11311 = ~n7894 & n8559;
    wire n11312 = ~n7227 & n8560;
    wire n11313 = in[213] | in[607];
    wire n11314 = in[146] & n6706;
    wire n11315 = in[353] | n4176;
    wire n11316 = ~n5651 & n8622;
    wire n11317 = n8499 ^ n8561;
    wire n11318 = n2116 & ~n5261;
    wire n11319 = n5635 & n8566;
    wire n11320 = n6808 | n8566;
    wire n11321 = n8522 | n8567;
    wire n11322 = n3380 & ~n8567;
    wire n11323 = in[397] ^ n1160;
    wire n11324 = in[397] ^ n8685;
    wire n11325 = ~n7113 & n9344;
    wire n11326 = ~n5659 & n8348;
    wire n11327 = n632 & n4929;
    wire n11328 = n5661 & n5890;
    wire n11329 = n2135 & n4635;
    wire n11330 = ~n8572 & n8777;
    wire n11331 = in[375] | n2139;
    wire n11332 = n5667 | n9173;
    wire n11333 = n157 | n2142;
    wire n11334 = n6434 ^ n8576;
    wire n11335 = n4309 ^ n7960;
    wire n11336 = n5940 ^ n8579;
    wire n11337 = ~n2152 & n9534;
    wire n11338 = n8580 & ~n8860;
    wire n11339 = n3346 & n9634;
    wire n11340 = n3346 & n7187;
    wire n11341 = in[324] ^ n8857;
    wire n11342 = ~in[417] & n9723;
    wire n11343 = n83 & ~n8585;
    wire n11344 = n5267 & n8585;
    wire n11345 = ~n8586 & n9568;
    wire n11346 = ~n6637 | n8587;
    wire n11347 = ~n5681 & n6878;
    wire n11348 = n840 | n9447;
    wire n11349 = ~(n1011 & n4340);
    wire n11350 = ~(n1351 ^ n8590);
    wire n11351 = n8591 & n9704;
    wire n11352 = n5685 ^ n7224;
    wire n11353 = n3902 & n8593;
    wire n11354 = n762 ^ n8596;
    wire n11355 = n5692 & ~n8451;
    wire n11356 = n5692 ^ n6278;
    wire n11357 = ~(n4953 | n8598);
    wire n11358 = ~n5101 & n8599;
    wire n11359 = n387 ^ n8599;
    wire n11360 = n7443 | n8600;
    wire n11361 = ~(n1145 ^ n5334);
    wire n11362 = n511 ^ n8601;
    wire n11363 = ~(n2579 ^ n7202);
    wire n11364 = ~(n8606 | n8732);
    wire n11365 = n5778 | n6052;
    wire n11366 = n5003 & n5805;
    wire n11367 = ~(n6942 ^ n8571);
    wire n11368 = ~n880 & n6942;
    wire n11369 = ~n6354 | n8320;
    wire n11370 = n7474 & n8607;
    wire n11371 = n5711 | n9139;
    wire n11372 = ~(n2861 & n8639);
    wire n11373 = ~in[639] & n1645;
    wire n11374 = in[425] | n5479;
    wire n11375 = ~n4676 & n8610;
    wire n11376 = ~n2197 & n4983;
    wire n11377 = ~(n5717 | n9310);
    wire n11378 = in[465] | n8612;
    wire n11379 = n5014 & n8782;
    wire n11380 = n2200 & n7237;
    wire n11381 = ~n8618 & n9663;
    wire n11382 = n7748 & n8619;
    wire n11383 = n1284 & ~n8329;
    wire n11384 = ~n8551 | n8620;
    wire n11385 = n8041 | n8626;
    wire n11386 = n8629 | n9486;
    wire n11387 = n5275 & n6208;
    wire n11388 = n3815 ^ n6834;
    wire n11389 = n2229 | n9743;
    wire n11390 = n5743 | n8636;
    wire n11391 = ~n7659 & n8640;
    wire n11392 = n1612 | ~n7140;
    wire n11393 = ~n5588 & n8642;
    wire n11394 = ~(n2240 | n6768);
    wire n11395 = n2829 | n5748;
    wire n11396 = n419 | ~n2239;
    wire n11397 = ~(n2245 | n7208);
    wire n11398 = in[379] & n5674;
    wire n11399 = n3471 | n8647;
    wire n11400 = ~(n1609 | n3043);
    wire n11401 = ~(n2250 | n9437);
    wire n11402 = n5833 | n8525;
    wire n11403 = ~n5619 & n5754;
    wire n11404 = n5757 ^ n8649;
    wire n11405 = ~(n6244 & n8649);
    wire n11406 = ~n5758 | n8555;
    wire n11407 = ~n4413 & n8651;
    wire n11408 = in[372] | n8654;
    wire n11409 = ~(n4463 | n8655);
    wire n11410 = n3630 | n5427;
    wire n11411 = n8658 | n8983;
    wire n11412 = n1159 | n8660;
    wire n11413 = n2145 & ~n2750;
    wire n11414 = ~n5738 | n8506;
    wire n11415 = ~(n12 | n8663);
    wire n11416 = n2281 | n5195;
    wire n11417 = n7177 & n8665;
    wire n11418 = n4513 | n5771;
    wire n11419 = ~n7486 & n8667;
    wire n11420 = ~(n5840 ^ n8668);
    wire n11421 = n8668 ^ n8743;
    wire n11422 = n8669 & ~n9659;
    wire n11423 = n4824 | n8671;
    wire n11424 = n3939 | n7307;
    wire n11425 = ~(n4470 | n8672);
    wire n11426 = n4625 ^ n8674;
    wire n11427 = n4746 ^ n5776;
    wire n11428 = n5777 | n9613;
    wire n11429 = n5476 ^ n5777;
    wire n11430 = ~n5779 | n9347;
    wire n11431 = ~n2298 & n9357;
    wire n11432 = n7698 & ~n8679;
    wire n11433 = ~n5457 & n8680;
    wire n11434 = n5782 ^ n8702;
    wire n11435 = n5651 ^ n5784;
    wire n11436 = n6329 & ~n7924;
    wire n11437 = n4891 & n5785;
    wire n11438 = n8271 & ~n8682;
    wire n11439 = ~n6294 & n8683;
    wire n11440 = ~(n5217 ^ n8204);
    wire n11441 = n6360 & ~n8689;
    wire n11442 = ~(n6678 | n8690);
    wire n11443 = n1619 & ~n5797;
    wire n11444 = n1010 | n5797;
    wire n11445 = n2928 | n7746;
    wire n11446 = n8593 & n8693;
    wire n11447 = ~(n8680 | n8694);
    wire n11448 = n5449 | n8695;
    wire n11449 = n6738 ^ n8695;
    wire n11450 = ~(n2319 ^ n7218);
    wire n11451 = n5800 & ~n7893;
    wire n11452 = n5801 | n8133;
    wire n11453 = n5833 & ~n8696;
    wire n11454 = in[322] & ~n4973;
    wire n11455 = ~n4483 & n9374;
    wire n11456 = ~(in[517] | n6957);
    wire n11457 = ~(n4519 | n8699);
    wire n11458 = n5807 | n6340;
    wire n11459 = n6496 & n9749;
    wire n11460 = in[525] & n7210;
    wire n11461 = in[525] ^ n9736;
    wire n11462 = n4300 ^ n7602;
    wire n11463 = in[639] & ~n6117;
    wire n11464 = n962 & n7165;
    wire n11465 = ~(n8467 ^ n8703);
    wire n11466 = n7771 | n8706;
    wire n11467 = ~n8551 | n8707;
    wire n11468 = ~(n1719 ^ n9755);
    wire n11469 = n1719 & ~n8106;
    wire n11470 = n5200 & ~n8709;
    wire n11471 = n6952 ^ n9188;
    wire n11472 = ~n5753 | n5819;
    wire n11473 = ~(n4660 | n6908);
    wire n11474 = ~(n1895 | n8713);
    wire n11475 = n7792 & ~n8714;
    wire n11476 = n3458 | n8715;
    wire n11477 = in[427] & ~n8969;
    wire n11478 = n8513 | n8716;
    wire n11479 = ~in[379] & n8718;
    wire n11480 = n5836 & n9627;
    wire n11481 = n7794 ^ n8724;
    wire n11482 = ~n669 & n5844;
    wire n11483 = n668 | n5844;
    wire n11484 = n4513 ^ n8727;
    wire n11485 = n233 | n795;
    wire n11486 = n6123 | n8729;
    wire n11487 = ~(n6148 | n8730);
    wire n11488 = n5852 & n7765;
    wire n11489 = n1409 ^ n5852;
    wire n11490 = n2392 & ~n8779;
    wire n11491 = n2392 ^ n7333;
    wire n11492 = n626 & n9827;
    wire n11493 = ~n4900 & n8732;
    wire n11494 = in[458] & n9182;
    wire n11495 = n8067 | n8733;
    wire n11496 = in[460] | n3415;
    wire n11497 = n5861 & ~n7964;
    wire n11498 = in[514] ^ n8738;
    wire n11499 = in[273] | n5034;
    wire n11500 = in[659] & ~n8740;
    wire n11501 = ~(in[659] | n6454);
    wire n11502 = in[406] & n2404;
    wire n11503 = n2405 | n8333;
    wire n11504 = in[461] | n946;
    wire n11505 = in[461] ^ n6709;
    wire n11506 = ~n8341 & n8741;
    wire n11507 = n8742 ^ n9582;
    wire n11508 = n4141 | n5869;
    wire n11509 = ~(in[462] ^ n4631);
    wire n11510 = n8748 ^ n9557;
    wire n11511 = ~n4114 & n8749;
    wire n11512 = ~n5756 & n8750;
    wire n11513 = n5910 & n8751;
    wire n11514 = n5804 | n9596;
    wire n11515 = n8755 | n9133;
    wire n11516 = n1010 & ~n4308;
    wire n11517 = n7196 | n8756;
    wire n11518 = n2429 | n7221;
    wire n11519 = n2429 | n9761;
    wire n11520 = ~n8190 & n8757;
    wire n11521 = n2433 & n8516;
    wire n11522 = n6854 ^ n8758;
    wire n11523 = ~n8756 & n8759;
    wire n11524 = ~(in[464] ^ n8395);
    wire n11525 = n5890 | n7995;
    wire n11526 = n5890 | ~n8185;
    wire n11527 = ~(n8762 & n8822);
    wire n11528 = n1503 & n8763;
    wire n11529 = ~(n5893 ^ n9429);
    wire n11530 = n8764 & ~n9258;
    wire n11531 = ~n5899 | n9206;
    wire n11532 = ~(n4534 | n8765);
    wire n11533 = n5900 ^ n6964;
    wire n11534 = n5900 | n7988;
    wire n11535 = n2451 ^ n8514;
    wire n11536 = n8766 ^ n9374;
    wire n11537 = in[433] | n4570;
    wire n11538 = n2490 ^ n8767;
    wire n11539 = n1640 & ~n3789;
    wire n11540 = in[375] ^ n8768;
    wire n11541 = n1943 ^ n6115;
    wire n11542 = n1943 | n8242;
    wire n11543 = in[389] ^ n5764;
    wire n11544 = n5910 | n7406;
    wire n11545 = ~n1142 & n8776;
    wire n11546 = n6811 | n8778;
    wire n11547 = n5750 ^ n8780;
    wire n11548 = in[462] & ~n8263;
    wire n11549 = n2081 | n7017;
    wire n11550 = n6624 | n8781;
    wire n11551 = n1576 ^ n7784;
    wire n11552 = in[397] & n5617;
    wire n11553 = in[485] | n1269;
    wire n11554 = in[485] & ~n7499;
    wire n11555 = in[214] | n6059;
    wire n11556 = n8096 ^ n8789;
    wire n11557 = ~(n1128 ^ n4044);
    wire n11558 = n6515 & ~n8791;
    wire n11559 = ~n5632 & n8792;
    wire n11560 = n8677 ^ n8793;
    wire n11561 = n5367 & n6880;
    wire n11562 = n6972 | ~n8794;
    wire n11563 = n8795 | n9333;
    wire n11564 = n6704 | n8796;
    wire n11565 = n6660 ^ n8797;
    wire n11566 = n385 | n1168;
    wire n11567 = n8799 & n9130;
    wire n11568 = ~(n1360 | n8800);
    wire n11569 = ~(n6454 ^ n9244);
    wire n11570 = n5241 | n8803;
    wire n11571 = n4532 | n8804;
    wire n11572 = ~n5939 & n8970;
    wire n11573 = in[128] | n5939;
    wire n11574 = ~(n4641 ^ n4898);
    wire n11575 = n8589 ^ n8808;
    wire n11576 = n6223 & ~n9508;
    wire n11577 = n869 | ~n8810;
    wire n11578 = ~n8201 & n8810;
    wire n11579 = n2751 | n5944;
    wire n11580 = n5944 & ~n9399;
    wire n11581 = ~(n2552 | n6090);
    wire n11582 = ~(n2552 | n5631);
    wire n11583 = n8063 & ~n8813;
    wire n11584 = in[343] & ~n8705;
    wire n11585 = n1644 ^ n8814;
    wire n11586 = n7246 ^ n8815;
    wire n11587 = n6528 & ~n8815;
    wire n11588 = ~n6533 & n8816;
    wire n11589 = in[180] | n8817;
    wire n11590 = n7337 & n8818;
    wire n11591 = n4056 | n5955;
    wire n11592 = n5959 & ~n6041;
    wire n11593 = in[620] | n8822;
    wire n11594 = ~n2271 | n6577;
    wire n11595 = n8376 ^ n8825;
    wire n11596 = n8355 & ~n8827;
    wire n11597 = n7519 ^ n8828;
    wire n11598 = ~n3919 & n5972;
    wire n11599 = in[261] ^ n5972;
    wire n11600 = n2766 | n8829;
    wire n11601 = in[374] ^ n8829;
    wire n11602 = ~n1248 & n2541;
    wire n11603 = n4813 | ~n8830;
    wire n11604 = n2543 | n9154;
    wire n11605 = n6394 | n8831;
    wire n11606 = n8469 & n8832;
    wire n11607 = ~(n7040 ^ n8832);
    wire n11608 = n7263 ^ n8833;
    wire n11609 = n8699 & n8834;
    wire n11610 = ~n3754 & n5902;
    wire n11611 = n5164 ^ n8837;
    wire n11612 = n7529 ^ n8837;
    wire n11613 = n1220 ^ n8838;
    wire n11614 = n2559 | n8785;
    wire n11615 = n8659 | n8840;
    wire n11616 = ~n3430 & n8843;
    wire n11617 = n7585 | n8845;
    wire n11618 = n2402 & n7300;
    wire n11619 = n447 ^ n1680;
    wire n11620 = n5987 & ~n8098;
    wire n11621 = n7220 & n8849;
    wire n11622 = in[489] | n4852;
    wire n11623 = ~n590 & n8852;
    wire n11624 = ~n3254 & n5940;
    wire n11625 = n2787 ^ n3254;
    wire n11626 = n7997 | n8853;
    wire n11627 = n5573 | n8854;
    wire n11628 = in[574] ^ n8390;
    wire n11629 = n8855 & ~n9016;
    wire n11630 = n8857 & ~n8904;
    wire n11631 = in[681] | n6177;
    wire n11632 = n5998 & ~n9838;
    wire n11633 = n2674 ^ n8862;
    wire n11634 = n4174 | n8862;
    wire n11635 = n6113 | n6469;
    wire n11636 = n6005 & n9132;
    wire n11637 = ~n5854 & n8865;
    wire n11638 = n6113 ^ n8866;
    wire n11639 = ~n8868 | n9345;
    wire n11640 = n3416 | n8032;
    wire n11641 = ~n7176 & n8871;
    wire n11642 = n7235 & n8872;
    wire n11643 = ~(n2601 | n9677);
    wire n11644 = n8874 & n9435;
    wire n11645 = ~n4189 & n8875;
    wire n11646 = n3396 ^ n8876;
    wire n11647 = ~n8294 & n8877;
    wire n11648 = ~n8877 & n9289;
    wire n11649 = n5744 ^ n9698;
    wire n11650 = n5107 ^ n6023;
    wire n11651 = n2607 & ~n6239;
    wire n11652 = n2607 | n8260;
    wire n11653 = n7951 | n8878;
    wire n11654 = ~(n3998 | n8883);
    wire n11655 = n7522 & n8883;
    wire n11656 = n6303 | n9541;
    wire n11657 = n6037 & n8349;
    wire n11658 = in[521] & ~n6038;
    wire n11659 = n2065 | n8886;
    wire n11660 = in[379] & ~n986;
    wire n11661 = n6042 | n7769;
    wire n11662 = ~n8169 & n8889;
    wire n11663 = n305 ^ n8889;
    wire n11664 = n5909 & n8890;
    wire n11665 = ~n1861 & n7928;
    wire n11666 = ~(n1861 | n2118);
    wire n11667 = in[375] & ~n1018;
    wire n11668 = ~in[439] & n2549;
    wire n11669 = in[439] ^ n8683;
    wire n11670 = in[350] & ~n9122;
    wire n11671 = n6053 ^ n8696;
    wire n11672 = ~n4948 & n8900;
    wire n11673 = n5720 ^ n5785;
    wire n11674 = n1824 ^ n8901;
    wire n11675 = n5056 & ~n6059;
    wire n11676 = n404 | n7676;
    wire n11677 = n7275 & ~n8903;
    wire n11678 = ~n2221 | n2454;
    wire n11679 = n5860 | n8905;
    wire n11680 = ~n2563 & n4481;
    wire n11681 = n3502 & n4481;
    wire n11682 = in[352] | n3094;
    wire n11683 = n3094 & ~n9583;
    wire n11684 = n1716 & ~n7349;
    wire n11685 = ~(n1716 | n8314);
    wire n11686 = n140 & ~n8231;
    wire n11687 = ~(n8909 ^ n9515);
    wire n11688 = n7366 | n8910;
    wire n11689 = ~n2954 & n4681;
    wire n11690 = n2634 & ~n8110;
    wire n11691 = n3184 | n5897;
    wire n11692 = n6076 & n9009;
    wire n11693 = n2604 ^ n8913;
    wire n11694 = n6859 ^ n8918;
    wire n11695 = ~(n7597 | n8918);
    wire n11696 = n659 & n6403;
    wire n11697 = ~in[318] & n4950;
    wire n11698 = n5300 | n8921;
    wire n11699 = n6921 | n7068;
    wire n11700 = n8296 ^ n8923;
    wire n11701 = n6764 ^ n7207;
    wire n11702 = n5702 | n6764;
    wire n11703 = n8925 | n9105;
    wire n11704 = ~n553 & n5225;
    wire n11705 = n6095 ^ n8958;
    wire n11706 = n6095 | n7497;
    wire n11707 = ~n4152 & n8930;
    wire n11708 = n7330 ^ n8931;
    wire n11709 = n5947 & ~n7686;
    wire n11710 = ~(n816 | n8250);
    wire n11711 = n816 | n5805;
    wire n11712 = in[289] & ~n8936;
    wire n11713 = ~(n8240 ^ n8938);
    wire n11714 = n4240 | n9115;
    wire n11715 = in[516] | n4101;
    wire n11716 = n1906 & n6506;
    wire n11717 = ~n1882 & n2087;
    wire n11718 = ~n6992 & n9717;
    wire n11719 = in[596] | n8947;
    wire n11720 = n8173 ^ n8947;
    wire n11721 = in[405] | n5159;
    wire n11722 = n5857 ^ n6937;
    wire n11723 = in[434] ^ n8952;
    wire n11724 = n6046 ^ n9059;
    wire n11725 = n6122 & ~n8711;
    wire n11726 = ~(n6938 | n8953);
    wire n11727 = n2749 | n6734;
    wire n11728 = n2751 | n6048;
    wire n11729 = n2985 | n8039;
    wire n11730 = n703 | n5955;
    wire n11731 = n7098 ^ n8958;
    wire n11732 = n6129 | n9685;
    wire n11733 = n6129 & ~n9279;
    wire n11734 = ~n1129 & n8960;
    wire n11735 = ~n7875 & n8961;
    wire n11736 = ~n4440 & n8961;
    wire n11737 = n6146 & ~n7525;
    wire n11738 = ~n2539 & n4254;
    wire n11739 = ~(in[656] | n8203);
    wire n11740 = in[656] & n2275;
    wire n11741 = ~n2456 & n8977;
    wire n11742 = n5138 ^ n6153;
    wire n11743 = n2082 & ~n8933;
    wire n11744 = n2082 | n5099;
    wire n11745 = n5067 | n8978;
    wire n11746 = n8249 ^ n8979;
    wire n11747 = n6068 & ~n9503;
    wire n11748 = n1598 & ~n9047;
    wire n11749 = n3534 ^ n7266;
    wire n11750 = n8298 | n8983;
    wire n11751 = n1467 ^ n8984;
    wire n11752 = n2709 ^ n6137;
    wire n11753 = n8986 & ~n9204;
    wire n11754 = n5641 & n8989;
    wire n11755 = n8386 | n8990;
    wire n11756 = n776 | n8992;
    wire n11757 = n7633 & n8993;
    wire n11758 = n7209 & n8993;
    wire n11759 = n7859 ^ n8996;
    wire n11760 = n5167 | n8363;
    wire n11761 = ~in[146] & n9000;
    wire n11762 = ~(n6595 ^ n9002);
    wire n11763 = n6185 | n8611;
    wire n11764 = n1025 & n9007;
    wire n11765 = n4473 | ~n6381;
    wire n11766 = n1882 & ~n6198;
    wire n11767 = ~n5382 & n9011;
    wire n11768 = n7965 ^ n9014;
    wire n11769 = n3761 ^ n6202;
    wire n11770 = n3168 & ~n6202;
    wire n11771 = n5820 ^ n9017;
    wire n11772 = ~n4245 & n9019;
    wire n11773 = n6208 & ~n8479;
    wire n11774 = n2861 & n6749;
    wire n11775 = ~n6216 & n8365;
    wire n11776 = n2872 ^ n9551;
    wire n11777 = n7408 | n9028;
    wire n11778 = n4978 & n9029;
    wire n11779 = ~n6770 & n9031;
    wire n11780 = ~(n3921 | n9039);
    wire n11781 = ~n5563 & n6228;
    wire n11782 = ~n2720 & n6228;
    wire n11783 = n5237 & ~n8414;
    wire n11784 = n9045 & ~n9519;
    wire n11785 = ~n1206 & n3211;
    wire n11786 = in[218] & n8242;
    wire n11787 = n2902 ^ n4746;
    wire n11788 = ~n4246 & n6242;
    wire n11789 = ~(n8334 | n9052);
    wire n11790 = ~(n2861 & n6246);
    wire n11791 = in[295] | n9056;
    wire n11792 = n8319 ^ n9057;
    wire n11793 = n89 ^ n6251;
    wire n11794 = n2060 & ~n6253;
    wire n11795 = n6432 & ~n8963;
    wire n11796 = in[596] | n9060;
    wire n11797 = n3518 ^ n9062;
    wire n11798 = ~in[114] & n6190;
    wire n11799 = in[434] | n2930;
    wire n11800 = n289 | n9063;
    wire n11801 = n8189 | n9063;
    wire n11802 = n2698 & ~n7042;
    wire n11803 = ~(n6360 | n9066);
    wire n11804 = n4705 ^ n7520;
    wire n11805 = n1742 & n9068;
    wire n11806 = n8187 & ~n9069;
    wire n11807 = n2633 & ~n9070;
    wire n11808 = n8311 & ~n9071;
    wire n11809 = n2940 & ~n9177;
    wire n11810 = n2940 ^ n6866;
    wire n11811 = in[410] ^ n6267;
    wire n11812 = n6267 | n8062;
    wire n11813 = in[387] ^ n9073;
    wire n11814 = in[134] | n6270;
    wire n11815 = ~n1482 & n4814;
    wire n11816 = n393 & n6277;
    wire n11817 = n7411 | n9077;
    wire n11818 = ~n4357 & n5840;
    wire n11819 = n659 | n9078;
    wire n11820 = ~n6281 & n9546;
    wire n11821 = ~n8325 & n9079;
    wire n11822 = ~n6784 & n9080;
    wire n11823 = ~n9082 | n9824;
    wire n11824 = n8086 ^ n9083;
    wire n11825 = ~(n7690 ^ n9084);
    wire n11826 = n8534 & ~n9085;
    wire n11827 = n6611 & ~n9087;
    wire n11828 = n6292 & n8471;
    wire n11829 = n2681 ^ n9091;
    wire n11830 = ~n9093 & n9318;
    wire n11831 = n7955 | n9095;
    wire n11832 = n6421 ^ n9097;
    wire n11833 = ~n5703 & n7429;
    wire n11834 = in[148] ^ n9269;
    wire n11835 = n2609 ^ n9098;
    wire n11836 = n364 ^ n8174;
    wire n11837 = n364 ^ n8357;
    wire n11838 = n1255 ^ n6698;
    wire n11839 = in[101] | n6883;
    wire n11840 = n9103 ^ n9784;
    wire n11841 = n5722 & n6524;
    wire n11842 = n6118 & ~n6524;
    wire n11843 = n1363 | n5976;
    wire n11844 = n1363 | n9666;
    wire n11845 = n2559 & ~n6306;
    wire n11846 = n2622 ^ n8500;
    wire n11847 = n4337 ^ n9107;
    wire n11848 = n9107 ^ n9711;
    wire n11849 = n6563 ^ n9108;
    wire n11850 = n5031 ^ n9385;
    wire n11851 = n6378 | ~n9106;
    wire n11852 = n8505 & ~n9110;
    wire n11853 = n7960 | n9111;
    wire n11854 = n6313 & ~n9633;
    wire n11855 = n1170 ^ n4410;
    wire n11856 = ~n8544 & n9113;
    wire n11857 = n9013 | n9114;
    wire n11858 = ~(n9119 | n9426);
    wire n11859 = n233 ^ n9119;
    wire n11860 = n4734 ^ n6323;
    wire n11861 = ~n1914 | n6323;
    wire n11862 = n2439 ^ n3430;
    wire n11863 = n8378 | n9124;
    wire n11864 = n2525 ^ n6332;
    wire n11865 = n4397 & ~n6273;
    wire n11866 = n3630 ^ n6039;
    wire n11867 = in[372] ^ n5217;
    wire n11868 = n6336 ^ n7046;
    wire n11869 = n9130 | n9706;
    wire n11870 = n6338 | n7946;
    wire n11871 = n4598 & n9131;
    wire n11872 = n3191 & ~n6342;
    wire n11873 = ~n9134 & n9180;
    wire n11874 = n9136 | n9500;
    wire n11875 = n1308 | n9136;
    wire n11876 = n6241 | ~n7147;
    wire n11877 = in[241] & n834;
    wire n11878 = ~(n4178 ^ n6181);
    wire n11879 = ~(n2281 | n4178);
    wire n11880 = ~(in[378] ^ n9138);
    wire n11881 = n3957 | n8554;
    wire n11882 = n9139 | n9187;
    wire n11883 = ~n5492 & n9140;
    wire n11884 = n3051 ^ n9240;
    wire n11885 = n1156 | ~n9141;
    wire n11886 = n9030 & n9142;
    wire n11887 = ~in[545] & n7027;
    wire n11888 = ~n9145 & n9774;
    wire n11889 = n5980 ^ n9147;
    wire n11890 = n7632 ^ n9147;
    wire n11891 = n7046 ^ n9148;
    wire n11892 = n8971 ^ n9149;
    wire n11893 = n6082 ^ n6362;
    wire n11894 = in[543] & ~n7624;
    wire n11895 = n3998 & ~n6368;
    wire n11896 = n5298 ^ n6821;
    wire n11897 = n6370 & ~n8540;
    wire n11898 = n6377 & ~n8989;
    wire n11899 = ~n8935 & n9161;
    wire n11900 = ~n8731 & n9161;
    wire n11901 = ~n7952 & n9163;
    wire n11902 = n8476 ^ n9164;
    wire n11903 = ~n1474 | n9164;
    wire n11904 = n624 ^ n5856;
    wire n11905 = n4039 | n4322;
    wire n11906 = n4039 | n7442;
    wire n11907 = n4228 ^ n9166;
    wire n11908 = n2758 ^ n9168;
    wire n11909 = ~n8174 & n9169;
    wire n11910 = n8470 | n9171;
    wire n11911 = in[407] ^ n6389;
    wire n11912 = n8287 ^ n9174;
    wire n11913 = n8037 & ~n9176;
    wire n11914 = ~n7354 & n9179;
    wire n11915 = n6669 | n9179;
    wire n11916 = n3093 ^ n7812;
    wire n11917 = n355 ^ n3095;
    wire n11918 = ~(n5990 | n9183);
    wire n11919 = n4760 & n7806;
    wire n11920 = n671 | n9830;
    wire n11921 = n7930 | n9188;
    wire n11922 = in[653] ^ n3773;
    wire n11923 = ~(n7332 | n9190);
    wire n11924 = n5688 & n9191;
    wire n11925 = n840 & n6571;
    wire n11926 = n7756 & n9195;
    wire n11927 = ~in[375] & n9260;
    wire n11928 = n1464 ^ n6295;
    wire n11929 = n4462 ^ n6295;
    wire n11930 = n9196 & ~n9609;
    wire n11931 = n2385 ^ n9197;
    wire n11932 = ~n5270 & n9199;
    wire n11933 = n6419 ^ n9739;
    wire n11934 = n6419 & ~n7529;
    wire n11935 = n6508 | n9202;
    wire n11936 = n8284 | n9202;
    wire n11937 = in[289] | n6594;
    wire n11938 = n1795 & ~n6424;
    wire n11939 = n853 & ~n6424;
    wire n11940 = n6240 & ~n9209;
    wire n11941 = in[685] ^ n5640;
    wire n11942 = ~n4879 & n9211;
    wire n11943 = ~(n1106 | n3137);
    wire n11944 = n1425 & ~n8200;
    wire n11945 = ~(n8811 | n9212);
    wire n11946 = n1936 & n9213;
    wire n11947 = n9162 & n9213;
    wire n11948 = ~(in[485] | n8128);
    wire n11949 = in[485] ^ n7368;
    wire n11950 = n3608 & n5078;
    wire n11951 = n1943 | n9218;
    wire n11952 = n6433 | n7244;
    wire n11953 = n7977 ^ n9219;
    wire n11954 = n2467 ^ n6786;
    wire n11955 = n2877 | n5152;
    wire n11956 = n2112 ^ n7069;
    wire n11957 = n2112 | ~n2258;
    wire n11958 = n9222 ^ n9315;
    wire n11959 = ~(n1319 | n9224);
    wire n11960 = in[205] & ~n9586;
    wire n11961 = ~n7827 & n9226;
    wire n11962 = n6406 | n7923;
    wire n11963 = n4485 & n5029;
    wire n11964 = ~n5114 & n8316;
    wire n11965 = n1319 | n5983;
    wire n11966 = n9009 | n9229;
    wire n11967 = n1789 & ~n9369;
    wire n11968 = n9055 & n9230;
    wire n11969 = n7838 | n9230;
    wire n11970 = n8835 & ~n9233;
    wire n11971 = n9234 ^ n9276;
    wire n11972 = ~(n6452 ^ n8002);
    wire n11973 = n6601 | n9236;
    wire n11974 = n6023 ^ n9236;
    wire n11975 = n2212 & ~n4571;
    wire n11976 = in[289] ^ n2212;
    wire n11977 = ~(n4370 | n9238);
    wire n11978 = n6617 & ~n9381;
    wire n11979 = n3534 & ~n9241;
    wire n11980 = n8550 ^ n9242;
    wire n11981 = ~n7558 & n9243;
    wire n11982 = ~(n9243 | n9245);
    wire n11983 = n1947 ^ n6294;
    wire n11984 = n8891 | n9247;
    wire n11985 = n4160 | n9248;
    wire n11986 = n9250 & ~n9521;
    wire n11987 = n1427 & n9250;
    wire n11988 = n532 ^ n8744;
    wire n11989 = n532 & ~n7336;
    wire n11990 = ~n8267 & n9251;
    wire n11991 = n2280 ^ n3332;
    wire n11992 = n7677 & ~n9252;
    wire n11993 = in[517] ^ in[659];
    wire n11994 = n1126 ^ n8055;
    wire n11995 = n9256 & ~n9667;
    wire n11996 = ~(n7820 | n9257);
    wire n11997 = in[638] ^ n9258;
    wire n11998 = n7800 & n9260;
    wire n11999 = n385 ^ n9265;
    wire n12000 = n3118 ^ n5755;
    wire n12001 = n6860 ^ n9278;
    wire n12002 = n3172 | n9267;
    wire n12003 = n6486 & n7374;
    wire n12004 = n2981 | ~n6487;
    wire n12005 = ~(n7856 ^ n9271);
    wire n12006 = n5832 ^ n9272;
    wire n12007 = n6543 & ~n9273;
    wire n12008 = n1111 | n6372;
    wire n12009 = n8213 | n9275;
    wire n12010 = n7656 | n9275;
    wire n12011 = ~n4185 & n9333;
    wire n12012 = n6497 | n8257;
    wire n12013 = n9279 ^ n9507;
    wire n12014 = n3227 ^ n6717;
    wire n12015 = in[611] | n4211;
    wire n12016 = n4908 & ~n5023;
    wire n12017 = ~in[387] & n7786;
    wire n12018 = n1913 ^ n5623;
    wire n12019 = in[464] ^ n1913;
    wire n12020 = n6505 & n9024;
    wire n12021 = n8352 | n9282;
    wire n12022 = ~n3235 & n4461;
    wire n12023 = n1705 & ~n3235;
    wire n12024 = n8639 | n9283;
    wire n12025 = n6084 | n6508;
    wire n12026 = n2361 | n9284;
    wire n12027 = n8182 | n9286;
    wire n12028 = n4473 ^ n9288;
    wire n12029 = ~(n396 | n6516);
    wire n12030 = n6455 & ~n6520;
    wire n12031 = n5544 | n8183;
    wire n12032 = n5223 | n6139;
    wire n12033 = ~in[627] & n2190;
    wire n12034 = n2925 ^ n9292;
    wire n12035 = n9121 & ~n9292;
    wire n12036 = ~n1054 & n5171;
    wire n12037 = n3273 | n8166;
    wire n12038 = ~n3273 & n8129;
    wire n12039 = n2910 & ~n4927;
    wire n12040 = n8114 | n9296;
    wire n12041 = in[182] & ~n776;
    wire n12042 = n7251 ^ n9297;
    wire n12043 = ~(n4774 | n8533);
    wire n12044 = ~n4774 & n5115;
    wire n12045 = n1042 | n9298;
    wire n12046 = n7265 ^ n9300;
    wire n12047 = n9301 & ~n9772;
    wire n12048 = n9302 ^ n9703;
    wire n12049 = n9302 | n9792;
    wire n12050 = n5804 | n7933;
    wire n12051 = n8231 | n9308;
    wire n12052 = n7975 ^ n9311;
    wire n12053 = ~n2490 & n7233;
    wire n12054 = n4708 ^ n9156;
    wire n12055 = n4708 ^ n6191;
    wire n12056 = n5475 | ~n7423;
    wire n12057 = n4648 | n6843;
    wire n12058 = n6843 ^ n8359;
    wire n12059 = n6544 ^ n8563;
    wire n12060 = in[444] & n2302;
    wire n12061 = ~n6087 & n9322;
    wire n12062 = ~n440 & n4340;
    wire n12063 = ~n6554 & n7386;
    wire n12064 = ~(n5200 & n9323);
    wire n12065 = in[637] | n6556;
    wire n12066 = ~(n7146 | n9326);
    wire n12067 = n7357 | ~n9328;
    wire n12068 = n354 ^ n5860;
    wire n12069 = n2333 | n6559;
    wire n12070 = n8902 & n9329;
    wire n12071 = ~n4581 | n9330;
    wire n12072 = n9332 ^ n9722;
    wire n12073 = ~n1467 & n6562;
    wire n12074 = n9336 ^ n9732;
    wire n12075 = n4289 | n9337;
    wire n12076 = n3313 | n9459;
    wire n12077 = ~(n3313 | n9178);
    wire n12078 = ~(n5487 | n9340);
    wire n12079 = n7001 & n8734;
    wire n12080 = n7001 | n9331;
    wire n12081 = n3318 & n8232;
    wire n12082 = n3318 | n6477;
    wire n12083 = n6247 & n9153;
    wire n12084 = ~n3838 & n9342;
    wire n12085 = n5745 | n9343;
    wire n12086 = ~in[624] & n5650;
    wire n12087 = ~n6573 & n7609;
    wire n12088 = n6575 ^ n9209;
    wire n12089 = n4710 | n6072;
    wire n12090 = n6576 ^ n9089;
    wire n12091 = ~n9033 & n9348;
    wire n12092 = n3118 | n5667;
    wire n12093 = n6153 | n7788;
    wire n12094 = n2758 | n9350;
    wire n12095 = ~(n7790 ^ n9353);
    wire n12096 = n4610 | n9354;
    wire n12097 = n3341 | n6517;
    wire n12098 = n3613 ^ n9579;
    wire n12099 = ~(n803 | n4955);
    wire n12100 = n6590 & ~n7460;
    wire n12101 = n1779 | n7755;
    wire n12102 = n1779 & ~n2065;
    wire n12103 = ~n2714 & n8648;
    wire n12104 = n5623 & ~n9585;
    wire n12105 = in[434] | n1161;
    wire n12106 = n705 & ~n4246;
    wire n12107 = n7108 & ~n9367;
    wire n12108 = in[302] & ~n6607;
    wire n12109 = in[630] | n4930;
    wire n12110 = n8684 & n9373;
    wire n12111 = ~n4660 & n7073;
    wire n12112 = n6614 | n7240;
    wire n12113 = n6614 & n8846;
    wire n12114 = n5562 ^ n9376;
    wire n12115 = ~n6615 & n8888;
    wire n12116 = ~in[216] & n3613;
    wire n12117 = n3386 | n8965;
    wire n12118 = n6623 ^ n9008;
    wire n12119 = in[294] ^ n9381;
    wire n12120 = n2947 ^ n6626;
    wire n12121 = n838 | n9383;
    wire n12122 = n7037 & ~n9385;
    wire n12123 = in[213] ^ n8047;
    wire n12124 = ~n1124 & n1409;
    wire n12125 = n4707 & ~n6635;
    wire n12126 = n5025 ^ n8351;
    wire n12127 = n3789 | n6256;
    wire n12128 = n3029 & ~n6256;
    wire n12129 = ~(n6637 | n8008);
    wire n12130 = n4112 & n9389;
    wire n12131 = n808 ^ n9390;
    wire n12132 = n9390 & ~n9415;
    wire n12133 = n5544 ^ n9391;
    wire n12134 = n9287 & n9392;
    wire n12135 = n5484 & ~n5716;
    wire n12136 = n5484 | n7364;
    wire n12137 = ~n3025 & n6650;
    wire n12138 = n4907 | n9397;
    wire n12139 = n4314 ^ n6654;
    wire n12140 = ~(n3107 | n9676);
    wire n12141 = n5261 | n5344;
    wire n12142 = in[517] | n6660;
    wire n12143 = n9405 | n9794;
    wire n12144 = n369 | n7289;
    wire n12145 = ~(n369 | n9714);
    wire n12146 = n9406 & n9655;
    wire n12147 = n5039 ^ n9263;
    wire n12148 = ~n1135 & n8245;
    wire n12149 = in[148] ^ n9407;
    wire n12150 = n8221 ^ n9408;
    wire n12151 = ~n1811 & n7465;
    wire n12152 = n6665 ^ n8616;
    wire n12153 = ~n5462 & n9409;
    wire n12154 = n3239 | n3393;
    wire n12155 = ~(n5545 | n9411);
    wire n12156 = n8449 & ~n9411;
    wire n12157 = n3518 | n9412;
    wire n12158 = n3734 | n9413;
    wire n12159 = n7333 & ~n9414;
    wire n12160 = n3440 ^ n7499;
    wire n12161 = n4741 | n4986;
    wire n12162 = n8488 ^ n9418;
    wire n12163 = n8338 | n9419;
    wire n12164 = n5066 ^ n7241;
    wire n12165 = in[258] | n1123;
    wire n12166 = ~(n5429 | n5593);
    wire n12167 = n6692 | n9421;
    wire n12168 = ~(n6157 ^ n9421);
    wire n12169 = in[405] & ~n9423;
    wire n12170 = n4471 & ~n9423;
    wire n12171 = ~n6677 & n9120;
    wire n12172 = ~n1894 | n2200;
    wire n12173 = n5276 & n9424;
    wire n12174 = n8056 | n9425;
    wire n12175 = n5039 | n9427;
    wire n12176 = ~n6683 & n8740;
    wire n12177 = ~n8783 & n9430;
    wire n12178 = ~(n5229 ^ n6685);
    wire n12179 = n6403 ^ n6685;
    wire n12180 = n3458 ^ n5525;
    wire n12181 = n7215 | n9433;
    wire n12182 = n4079 & n4961;
    wire n12183 = n4961 | n8606;
    wire n12184 = n6687 & ~n7446;
    wire n12185 = n1935 & ~n9434;
    wire n12186 = n5921 ^ n9434;
    wire n12187 = n6345 ^ n6688;
    wire n12188 = ~n5646 & n8122;
    wire n12189 = n1988 | n9435;
    wire n12190 = ~(n4655 ^ n7598);
    wire n12191 = n7485 | n9439;
    wire n12192 = n5067 | n7509;
    wire n12193 = n7334 | n9444;
    wire n12194 = n8667 & ~n9445;
    wire n12195 = n622 ^ n1447;
    wire n12196 = n7730 & ~n9446;
    wire n12197 = n8930 & ~n9448;
    wire n12198 = n9088 & n9449;
    wire n12199 = in[488] & ~n1230;
    wire n12200 = n7131 & ~n9450;
    wire n12201 = n4773 ^ n9454;
    wire n12202 = n4877 | n9455;
    wire n12203 = n3475 ^ n9410;
    wire n12204 = n7550 | n9460;
    wire n12205 = n7685 | n9461;
    wire n12206 = n9463 & ~n9464;
    wire n12207 = n927 ^ n9465;
    wire n12208 = in[711] | n9056;
    wire n12209 = ~n5641 & n7815;
    wire n12210 = n5554 | n9473;
    wire n12211 = n2280 & n9474;
    wire n12212 = n6271 | n9477;
    wire n12213 = n6448 & n9479;
    wire n12214 = ~(n6247 ^ n9480);
    wire n12215 = ~(n4579 | n5745);
    wire n12216 = n8015 | n9481;
    wire n12217 = n5238 ^ n9482;
    wire n12218 = n7075 | n9483;
    wire n12219 = n3808 | n9484;
    wire n12220 = n5119 & ~n9728;
    wire n12221 = ~n2942 & n4830;
    wire n12222 = ~(n2047 ^ n8108);
    wire n12223 = n2060 ^ n6640;
    wire n12224 = n2060 & ~n7223;
    wire n12225 = n1194 ^ n7326;
    wire n12226 = n6368 & ~n9489;
    wire n12227 = ~n5896 | n6748;
    wire n12228 = ~(in[350] ^ n6748);
    wire n12229 = ~n5361 & n5658;
    wire n12230 = n2020 | n9491;
    wire n12231 = in[405] & ~n9633;
    wire n12232 = n9492 | n9834;
    wire n12233 = ~n2698 | n6905;
    wire n12234 = n6827 & ~n7260;
    wire n12235 = n8478 & ~n9494;
    wire n12236 = n6699 & ~n9494;
    wire n12237 = n4696 & n7368;
    wire n12238 = ~(n8607 | n9498);
    wire n12239 = n5603 & ~n9499;
    wire n12240 = n1858 & ~n9499;
    wire n12241 = n4394 & ~n9715;
    wire n12242 = ~n7670 & n9502;
    wire n12243 = n4330 ^ n4535;
    wire n12244 = n6469 ^ n7265;
    wire n12245 = n2061 ^ n6239;
    wire n12246 = n3584 & ~n7753;
    wire n12247 = n5230 | n9506;
    wire n12248 = ~(n8666 | n9509);
    wire n12249 = ~(n1888 ^ n6773);
    wire n12250 = n2157 & ~n6773;
    wire n12251 = ~n5851 & n9511;
    wire n12252 = n1789 & ~n2763;
    wire n12253 = ~(n7920 | n9514);
    wire n12254 = ~n6781 & n6829;
    wire n12255 = n3343 | n6781;
    wire n12256 = in[295] ^ in[349];
    wire n12257 = n2698 | ~n4836;
    wire n12258 = ~n8775 & n9516;
    wire n12259 = ~n3778 & n9517;
    wire n12260 = n4468 & n9518;
    wire n12261 = n6790 ^ n7492;
    wire n12262 = ~n5914 & n9519;
    wire n12263 = n974 | n3271;
    wire n12264 = n1141 | n9522;
    wire n12265 = n5108 ^ n6637;
    wire n12266 = n6796 | n8621;
    wire n12267 = ~(n4938 | n9525);
    wire n12268 = n5197 ^ n6799;
    wire n12269 = n5113 ^ n6799;
    wire n12270 = ~in[15] & n4775;
    wire n12271 = n7905 | n9528;
    wire n12272 = n2439 | n8209;
    wire n12273 = n6314 | n7337;
    wire n12274 = ~in[346] & n506;
    wire n12275 = ~(n1341 | n3614);
    wire n12276 = n6629 | ~n6804;
    wire n12277 = n3616 | n6947;
    wire n12278 = ~n3616 & n6578;
    wire n12279 = n2688 & n7209;
    wire n12280 = n2688 ^ n3646;
    wire n12281 = n3627 ^ n6646;
    wire n12282 = n3645 | n7837;
    wire n12283 = n6100 & n9537;
    wire n12284 = n1507 ^ n1725;
    wire n12285 = n3630 ^ n6336;
    wire n12286 = ~n9048 & n9538;
    wire n12287 = n4544 & ~n9540;
    wire n12288 = ~n2135 | n7646;
    wire n12289 = n3634 & ~n7717;
    wire n12290 = ~n3634 & n9598;
    wire n12291 = n6817 ^ n9802;
    wire n12292 = n4845 & ~n9541;
    wire n12293 = n9543 ^ n9614;
    wire n12294 = n5853 & ~n9544;
    wire n12295 = ~n853 & n9544;
    wire n12296 = n1750 & n6855;
    wire n12297 = n7301 | n9548;
    wire n12298 = n1334 & ~n7239;
    wire n12299 = n4949 | n9550;
    wire n12300 = n4971 | n9553;
    wire n12301 = n6288 & ~n9554;
    wire n12302 = ~n8485 & n9554;
    wire n12303 = ~(n9556 | n9764);
    wire n12304 = n2280 & n9081;
    wire n12305 = n7504 & ~n9557;
    wire n12306 = n6024 & n6165;
    wire n12307 = ~n9559 & n9584;
    wire n12308 = n9205 & n9561;
    wire n12309 = ~n9225 & n9562;
    wire n12310 = n1599 ^ n9564;
    wire n12311 = n7740 | n9565;
    wire n12312 = n782 | n6839;
    wire n12313 = ~(n8796 ^ n9566);
    wire n12314 = n6846 | n7174;
    wire n12315 = n1809 & n2920;
    wire n12316 = n4299 | ~n4694;
    wire n12317 = n9040 & ~n9573;
    wire n12318 = ~(n4616 | n8272);
    wire n12319 = n7068 & n9574;
    wire n12320 = ~n4300 & n9575;
    wire n12321 = n5580 | ~n9576;
    wire n12322 = n1519 ^ n8739;
    wire n12323 = n2008 & ~n9578;
    wire n12324 = ~(n6619 | n9578);
    wire n12325 = in[738] | n5254;
    wire n12326 = n7655 & ~n9580;
    wire n12327 = n9581 ^ n9607;
    wire n12328 = ~n6671 & n6854;
    wire n12329 = n1895 & ~n6854;
    wire n12330 = n1328 ^ n6855;
    wire n12331 = n8806 | n9582;
    wire n12332 = in[276] | n6224;
    wire n12333 = ~(n2920 ^ n5179);
    wire n12334 = ~(n7143 ^ n9439);
    wire n12335 = n6862 & n9016;
    wire n12336 = n934 & ~n2876;
    wire n12337 = ~in[372] & n4101;
    wire n12338 = n6955 & ~n9590;
    wire n12339 = n8986 ^ n9590;
    wire n12340 = ~n6866 & n9025;
    wire n12341 = n8422 & ~n9591;
    wire n12342 = n2539 ^ n9591;
    wire n12343 = n1959 ^ n9592;
    wire n12344 = n6868 ^ n7666;
    wire n12345 = n1762 & ~n5533;
    wire n12346 = n8456 & ~n9594;
    wire n12347 = ~(n3088 | n7348);
    wire n12348 = n483 | n5680;
    wire n12349 = ~n7391 & n9599;
    wire n12350 = n3235 | n9599;
    wire n12351 = n4952 & ~n9601;
    wire n12352 = n9603 ^ n9707;
    wire n12353 = n9225 & ~n9604;
    wire n12354 = n396 ^ n7659;
    wire n12355 = ~(n2874 | n3886);
    wire n12356 = n8459 & ~n9606;
    wire n12357 = ~n2569 & n5381;
    wire n12358 = n2569 | ~n8052;
    wire n12359 = ~n6823 & n7995;
    wire n12360 = ~n2599 & n5707;
    wire n12361 = in[239] & n9610;
    wire n12362 = n5961 & ~n9610;
    wire n12363 = n7825 ^ n9611;
    wire n12364 = n9611 | n9699;
    wire n12365 = ~in[228] & n5793;
    wire n12366 = n5522 ^ n6888;
    wire n12367 = ~n4689 & n6889;
    wire n12368 = n9422 & ~n9613;
    wire n12369 = ~(n6585 ^ n9547);
    wire n12370 = n5526 | n7857;
    wire n12371 = n2607 ^ n6025;
    wire n12372 = n9596 | n9616;
    wire n12373 = n4710 | n5165;
    wire n12374 = ~(n1025 | n3964);
    wire n12375 = n5889 ^ n8501;
    wire n12376 = n4899 & n9622;
    wire n12377 = in[402] | n2663;
    wire n12378 = n9114 ^ n9624;
    wire n12379 = n9175 ^ n9625;
    wire n12380 = n8846 & n9627;
    wire n12381 = n2222 | n9408;
    wire n12382 = n1175 & n3250;
    wire n12383 = n3415 & ~n9840;
    wire n12384 = ~n9255 & n9629;
    wire n12385 = ~n354 & n9629;
    wire n12386 = n8728 | n9632;
    wire n12387 = in[379] & n6920;
    wire n12388 = n6864 ^ n8584;
    wire n12389 = n5443 & ~n6923;
    wire n12390 = ~n873 & n9635;
    wire n12391 = n6938 | n9637;
    wire n12392 = n4473 ^ n9637;
    wire n12393 = n7121 | n9640;
    wire n12394 = n6791 & ~n9641;
    wire n12395 = n5309 & ~n6932;
    wire n12396 = n3772 & n4954;
    wire n12397 = n6941 & ~n7911;
    wire n12398 = ~(n9498 ^ n9645);
    wire n12399 = n997 ^ n9647;
    wire n12400 = in[157] | n1881;
    wire n12401 = n2474 | n4684;
    wire n12402 = n4684 & ~n6986;
    wire n12403 = in[235] | in[713];
    wire n12404 = ~n7604 | n9649;
    wire n12405 = n1615 | n9649;
    wire n12406 = n6951 | n8519;
    wire n12407 = n5630 | n6951;
    wire n12408 = n4675 ^ n6254;
    wire n12409 = n2111 & n3794;
    wire n12410 = ~(n5689 ^ n9651);
    wire n12411 = n1608 & n5519;
    wire n12412 = n4578 & ~n5333;
    wire n12413 = n4948 & ~n7388;
    wire n12414 = ~n4608 & n7085;
    wire n12415 = n2232 | n8529;
    wire n12416 = n6928 | n9657;
    wire n12417 = n8912 ^ n9658;
    wire n12418 = n9660 | n9799;
    wire n12419 = n9069 & ~n9662;
    wire n12420 = ~(n4512 ^ n8604);
    wire n12421 = n4512 | n7515;
    wire n12422 = n1616 ^ n9664;
    wire n12423 = n3827 | n4494;
    wire n12424 = ~n3827 & n5189;
    wire n12425 = n4686 & n9666;
    wire n12426 = n4972 ^ n5283;
    wire n12427 = n2750 & n6988;
    wire n12428 = in[322] | n9672;
    wire n12429 = ~(in[239] ^ n532);
    wire n12430 = ~(n1904 ^ n2038);
    wire n12431 = n6052 ^ n9677;
    wire n12432 = n5768 | n8005;
    wire n12433 = n1192 & ~n8689;
    wire n12434 = n4191 | n8613;
    wire n12435 = n1977 & ~n9680;
    wire n12436 = ~in[639] & n3184;
    wire n12437 = n5994 ^ n9681;
    wire n12438 = n2718 & ~n5304;
    wire n12439 = n2718 | n9539;
    wire n12440 = n6996 & ~n9713;
    wire n12441 = n9308 | n9683;
    wire n12442 = n7182 ^ n9683;
    wire n12443 = n5986 & ~n6100;
    wire n12444 = n3102 | n9168;
    wire n12445 = n840 | n9687;
    wire n12446 = ~(n301 ^ n7002);
    wire n12447 = n1839 | n6706;
    wire n12448 = ~n360 & n9689;
    wire n12449 = n1895 & ~n4507;
    wire n12450 = n4135 & ~n9190;
    wire n12451 = n2999 & ~n9692;
    wire n12452 = ~(n4377 | n4955);
    wire n12453 = ~n7836 & n9694;
    wire n12454 = n6977 | ~n9695;
    wire n12455 = n2311 & ~n7319;
    wire n12456 = n7461 & ~n9697;
    wire n12457 = ~(n8643 ^ n9697);
    wire n12458 = n8946 | n9699;
    wire n12459 = ~(n3393 | n9702);
    wire n12460 = in[660] & n3877;
    wire n12461 = n9207 & ~n9704;
    wire n12462 = ~n3772 & n9705;
    wire n12463 = n2777 | ~n6414;
    wire n12464 = n3509 & n9075;
    wire n12465 = ~(n3509 ^ n8329);
    wire n12466 = n6021 ^ n7020;
    wire n12467 = n574 ^ n7307;
    wire n12468 = n1443 & ~n9708;
    wire n12469 = n3898 ^ n8272;
    wire n12470 = ~in[155] & n9650;
    wire n12471 = in[155] ^ n3469;
    wire n12472 = in[265] | n9711;
    wire n12473 = ~n6049 & n9712;
    wire n12474 = ~n4068 & n7029;
    wire n12475 = ~n8826 & n9717;
    wire n12476 = n9144 & ~n9718;
    wire n12477 = n9067 ^ n9720;
    wire n12478 = n7036 | n9691;
    wire n12479 = n8000 | ~n9721;
    wire n12480 = ~in[659] & n7322;
    wire n12481 = n3916 | n4433;
    wire n12482 = ~(in[325] ^ n3866);
    wire n12483 = n689 | n2947;
    wire n12484 = n5450 & ~n7042;
    wire n12485 = n6078 & ~n9724;
    wire n12486 = n8678 & n9725;
    wire n12487 = ~(n1333 | n8344);
    wire n12488 = ~(n1333 | n7342);
    wire n12489 = n2042 | n9726;
    wire n12490 = n1607 ^ n2911;
    wire n12491 = n6731 | n9730;
    wire n12492 = ~n7047 & n9253;
    wire n12493 = n7051 & n7403;
    wire n12494 = n1789 ^ n9734;
    wire n12495 = ~in[397] & n3191;
    wire n12496 = ~n7359 & n9735;
    wire n12497 = n2708 & ~n9733;
    wire n12498 = n1410 | n4073;
    wire n12499 = ~(n1410 ^ n2118);
    wire n12500 = ~(n5940 | n7283);
    wire n12501 = ~n7057 & n8596;
    wire n12502 = n4146 | n9740;
    wire n12503 = n2234 | n9742;
    wire n12504 = n1126 & ~n9742;
    wire n12505 = ~(n7060 | n8053);
    wire n12506 = n3834 | n5619;
    wire n12507 = in[350] ^ n3834;
    wire n12508 = n7998 ^ n9749;
    wire n12509 = n7068 | n8216;
    wire n12510 = n6864 & n9750;
    wire n12511 = n6761 | n9752;
    wire n12512 = ~n6340 & n8812;
    wire n12513 = n5084 | n5117;
    wire n12514 = ~n490 & n9753;
    wire n12515 = n9382 & n9753;
    wire n12516 = ~(n7072 ^ n7817);
    wire n12517 = ~(n2404 ^ n7073);
    wire n12518 = ~n782 & n5862;
    wire n12519 = n4810 & n9759;
    wire n12520 = n6298 & n9759;
    wire n12521 = n7077 ^ n7279;
    wire n12522 = n4461 | n7227;
    wire n12523 = n5682 ^ n9761;
    wire n12524 = n1931 | n4410;
    wire n12525 = n7069 & ~n9526;
    wire n12526 = n4523 & ~n9377;
    wire n12527 = n5591 | n5621;
    wire n12528 = n5621 ^ n9021;
    wire n12529 = n358 | n8193;
    wire n12530 = n8264 ^ n9766;
    wire n12531 = in[457] & ~n6723;
    wire n12532 = n1308 & n4681;
    wire n12533 = in[94] ^ n9769;
    wire n12534 = n6976 & ~n9770;
    wire n12535 = ~n2065 & n9771;
    wire n12536 = n1695 | n9773;
    wire n12537 = n1482 | n6500;
    wire n12538 = n3201 & ~n8907;
    wire n12539 = ~n3416 & n4073;
    wire n12540 = ~in[294] & n8482;
    wire n12541 = ~(in[294] | n7379);
    wire n12542 = ~n2663 & n3615;
    wire n12543 = ~n2663 & n6389;
    wire n12544 = in[660] ^ n5744;
    wire n12545 = n1363 | n7910;
    wire n12546 = n7819 | n9778;
    wire n12547 = n8597 | n9778;
    wire n12548 = n6239 & ~n7097;
    wire n12549 = n3184 ^ n6038;
    wire n12550 = in[379] ^ n3671;
    wire n12551 = n436 | n933;
    wire n12552 = in[179] | n5809;
    wire n12553 = n5991 | ~n8371;
    wire n12554 = ~(n7294 | n9781);
    wire n12555 = n532 | n9782;
    wire n12556 = n7436 & ~n9783;
    wire n12557 = n1054 & ~n9784;
    wire n12558 = ~(n5755 | n7108);
    wire n12559 = ~n6586 | n9786;
    wire n12560 = n8384 ^ n9786;
    wire n12561 = ~in[214] & n9787;
    wire n12562 = n2485 ^ n5303;
    wire n12563 = ~n6790 & n9789;
    wire n12564 = n3719 & ~n9790;
    wire n12565 = n1458 | n9790;
    wire n12566 = ~(n1143 ^ n7269);
    wire n12567 = n4247 | n9791;
    wire n12568 = n7112 & ~n8941;
    wire n12569 = n4023 | n8818;
    wire n12570 = n6294 & n8154;
    wire n12571 = n6219 | n7118;
    wire n12572 = n7118 ^ n7889;
    wire n12573 = ~(n4605 ^ n9801);
    wire n12574 = n1270 & ~n9804;
    wire n12575 = n8312 & ~n9804;
    wire n12576 = n5530 & ~n9026;
    wire n12577 = n5880 & ~n9806;
    wire n12578 = n5088 ^ n7004;
    wire n12579 = n9799 | n9807;
    wire n12580 = ~n4355 | n7133;
    wire n12581 = n935 | n9344;
    wire n12582 = ~n5333 & n8757;
    wire n12583 = ~n1576 & n9812;
    wire n12584 = n3921 | ~n9123;
    wire n12585 = ~(n1623 ^ n9814);
    wire n12586 = ~(in[707] | n8381);
    wire n12587 = n4676 & ~n9001;
    wire n12588 = ~(n5720 ^ n9527);
    wire n12589 = n9379 & ~n9820;
    wire n12590 = n3464 | n6511;
    wire n12591 = n3725 ^ n5922;
    wire n12592 = n7620 | n9823;
    wire n12593 = n3061 & ~n9823;
    wire n12594 = ~(n5061 ^ n7147);
    wire n12595 = n2805 ^ n5401;
    wire n12596 = n7667 | n9826;
    wire n12597 = n1662 | n8528;
    wire n12598 = n9667 & n9828;
    wire n12599 = n7269 & ~n9828;
    wire n12600 = in[386] | n7475;
    wire n12601 = in[386] ^ n1508;
    wire n12602 = ~n7773 | n9829;
    wire n12603 = in[147] | in[627];
    wire n12604 = n5342 & n8484;
    wire n12605 = n5328 | n5342;
    wire n12606 = n4330 | n9832;
    wire n12607 = n8928 & n9832;
    wire n12608 = ~(n1106 ^ n3470);
    wire n12609 = n7155 ^ n8879;
    wire n12610 = n7155 ^ n7834;
    wire n12611 = n7156 | n9713;
    wire n12612 = n542 & ~n7156;
    wire n12613 = n6821 | n9159;
    wire n12614 = n2681 & ~n4234;
    wire n12615 = ~n4852 & n9653;
    wire n12616 = ~in[517] & n7264;
    wire n12617 = n4908 | n9837;
    wire n12618 = n5495 & ~n9838;
    wire n12619 = n1511 | n7164;
    wire n12620 = n7165 ^ n7433;
    wire n12621 = ~n2202 & n2505;
    wire n12622 = ~in[325] & n3184;
    wire n12623 = ~n7537 & n9841;
    wire n12624 = ~n9334 & n9842;
    wire n12625 = n1211 | n1825;
    wire n12626 = n2697 & ~n9639;
    wire n12627 = n2495 ^ n9845;
    wire n12628 = n9846 | ~n10447;
    wire n12629 = n1789 | n11766;
    wire n12630 = n1962 | n11952;
    wire n12631 = n333 ^ n10831;
    wire n12632 = ~(n1809 | n9848);
    wire n12633 = n4563 ^ n6845;
    wire n12634 = n3509 & n9235;
    wire n12635 = in[462] ^ n5464;
    wire n12636 = n9850 & n10111;
    wire n12637 = n9488 | n9850;
    wire n12638 = n5108 ^ n9025;
    wire n12639 = ~n3474 & n9852;
    wire n12640 = n2602 | n8562;
    wire n12641 = n1608 ^ n9307;
    wire n12642 = n4781 | n5426;
    wire n12643 = n4781 | n10673;
    wire n12644 = n8629 ^ n9371;
    wire n12645 = n3174 ^ n11011;
    wire n12646 = n2145 & ~n10970;
    wire n12647 = ~(n5258 ^ n9368);
    wire n12648 = n2070 | n10826;
    wire n12649 = n9856 & ~n11288;
    wire n12650 = n9858 & ~n12009;
    wire n12651 = ~(n1270 ^ n7178);
    wire n12652 = n9008 | n12562;
    wire n12653 = n9008 | n10473;
    wire n12654 = n4535 | n8038;
    wire n12655 = ~n5753 & n9862;
    wire n12656 = n9863 ^ n9968;
    wire n12657 = ~(n9863 ^ n11375);
    wire n12658 = ~n7098 & n7181;
    wire n12659 = n5328 ^ n9866;
    wire n12660 = n1269 | n7183;
    wire n12661 = n8719 ^ n9741;
    wire n12662 = ~(n4381 ^ n9178);
    wire n12663 = ~n5195 & n7532;
    wire n12664 = n1935 & ~n5235;
    wire n12665 = n5637 & n7714;
    wire n12666 = n6806 ^ n9874;
    wire n12667 = ~n9874 & n12011;
    wire n12668 = ~(n9809 | n9875);
    wire n12669 = n2723 & n10538;
    wire n12670 = ~(n2723 ^ n9523);
    wire n12671 = ~(n9372 | n9877);
    wire n12672 = n1513 & n9878;
    wire n12673 = ~n2197 & n4480;
    wire n12674 = n7205 | n10257;
    wire n12675 = n9768 ^ n9892;
    wire n12676 = in[473] ^ n8401;
    wire n12677 = n9881 ^ n10915;
    wire n12678 = n7938 | n8441;
    wire n12679 = n537 ^ n8441;
    wire n12680 = n8035 & ~n12392;
    wire n12681 = n3235 ^ n10113;
    wire n12682 = n3235 & ~n11554;
    wire n12683 = n7532 ^ n11681;
    wire n12684 = n2434 | n11058;
    wire n12685 = n9882 | n11947;
    wire n12686 = n6364 ^ n10216;
    wire n12687 = ~n9883 & n10291;
    wire n12688 = n4757 & ~n7212;
    wire n12689 = in[403] & n8060;
    wire n12690 = ~(n5285 ^ n8167);
    wire n12691 = ~n5285 & n7663;
    wire n12692 = ~(n9259 ^ n9885);
    wire n12693 = ~n9885 | n10346;
    wire n12694 = ~n7217 & n7505;
    wire n12695 = in[404] ^ n3107;
    wire n12696 = n5493 | ~n12095;
    wire n12697 = n9890 ^ n11583;
    wire n12698 = ~n8564 & n10191;
    wire n12699 = ~(n1460 | n2954);
    wire n12700 = ~(n9616 ^ n9892);
    wire n12701 = n2563 ^ n5521;
    wire n12702 = n9894 | n11452;
    wire n12703 = n6941 ^ n9895;
    wire n12704 = ~(n4460 | n9290);
    wire n12705 = ~n9897 | n11845;
    wire n12706 = n9898 | ~n11421;
    wire n12707 = ~n1025 & n1458;
    wire n12708 = n8479 ^ n10414;
    wire n12709 = ~n7792 & n9902;
    wire n12710 = n6833 ^ n10032;
    wire n12711 = ~(n2248 ^ n5306);
    wire n12712 = n2221 ^ n9903;
    wire n12713 = n9906 | n10343;
    wire n12714 = n1423 ^ n7230;
    wire n12715 = n9913 | n10118;
    wire n12716 = n7147 & ~n9914;
    wire n12717 = n7755 | n9880;
    wire n12718 = n5922 & ~n9915;
    wire n12719 = n1725 ^ n7158;
    wire n12720 = ~(n9835 | n9917);
    wire n12721 = n9918 | n10737;
    wire n12722 = ~(n6629 ^ n9919);
    wire n12723 = ~n6020 & n7241;
    wire n12724 = n649 ^ n8495;
    wire n12725 = ~in[408] | n11621;
    wire n12726 = ~in[408] & n10084;
    wire n12727 = n7244 ^ n9312;
    wire n12728 = n7245 ^ n11461;
    wire n12729 = ~n4991 & n9922;
    wire n12730 = n5119 ^ n9926;
    wire n12731 = ~(n8652 ^ n9927);
    wire n12732 = n7133 ^ n7192;
    wire n12733 = n1188 | n9167;
    wire n12734 = n7594 & ~n9928;
    wire n12735 = n2730 ^ n6452;
    wire n12736 = in[322] ^ n6460;
    wire n12737 = n9931 ^ n9993;
    wire n12738 = n6261 & ~n9932;
    wire n12739 = ~(n7255 ^ n12285);
    wire n12740 = ~(n3489 ^ n5063);
    wire n12741 = n7984 ^ n11785;
    wire n12742 = n3214 & ~n11900;
    wire n12743 = ~(n52 ^ n5348);
    wire n12744 = in[218] & ~n9940;
    wire n12745 = ~in[157] & n8719;
    wire n12746 = ~(in[157] ^ n5200);
    wire n12747 = n7259 ^ n11929;
    wire n12748 = n1546 ^ n6176;
    wire n12749 = n676 ^ n7201;
    wire n12750 = n5461 ^ n11441;
    wire n12751 = in[441] & ~n7628;
    wire n12752 = n2081 ^ n9942;
    wire n12753 = n9943 & n10249;
    wire n12754 = ~(n8768 & n12129);
    wire n12755 = ~(n5748 ^ n9568);
    wire n12756 = ~(n6517 ^ n7335);
    wire n12757 = n806 ^ n5521;
    wire n12758 = n9947 & ~n11758;
    wire n12759 = ~(n7263 ^ n12607);
    wire n12760 = n8583 & n9949;
    wire n12761 = n9953 | n10318;
    wire n12762 = n1054 & n7242;
    wire n12763 = n1653 & ~n8762;
    wire n12764 = ~n1653 | n10487;
    wire n12765 = ~(n5096 ^ n8933);
    wire n12766 = n6750 ^ n9955;
    wire n12767 = n7267 ^ n11672;
    wire n12768 = n1459 & n9957;
    wire n12769 = n9958 | n11131;
    wire n12770 = ~(n2247 ^ n8094);
    wire n12771 = ~(n2247 | n8710);
    wire n12772 = n6516 | n8430;
    wire n12773 = n8430 & ~n12267;
    wire n12774 = ~(n7942 | n9386);
    wire n12775 = n1206 ^ n9966;
    wire n12776 = ~n9967 & n12035;
    wire n12777 = n8282 & ~n12421;
    wire n12778 = ~(n8282 ^ n11305);
    wire n12779 = n1414 ^ n11103;
    wire n12780 = n7645 | n8816;
    wire n12781 = n9969 & n11770;
    wire n12782 = ~n9969 & n11689;
    wire n12783 = ~(n9150 ^ n12026);
    wire n12784 = n7491 ^ n8658;
    wire n12785 = n9972 & n11903;
    wire n12786 = n7280 | ~n12428;
    wire n12787 = n7280 | n9433;
    wire n12788 = n52 ^ n1458;
    wire n12789 = n3950 | n11348;
    wire n12790 = n6393 | n11079;
    wire n12791 = ~n5824 & n8081;
    wire n12792 = n5824 ^ n9816;
    wire n12793 = n3761 | n12495;
    wire n12794 = in[515] ^ n6360;
    wire n12795 = ~(in[294] ^ n9981);
    wire n12796 = n7287 & ~n12019;
    wire n12797 = in[514] & n7287;
    wire n12798 = n9982 & n11873;
    wire n12799 = n9983 ^ n11460;
    wire n12800 = n8750 | n9983;
    wire n12801 = n9985 & ~n10270;
    wire n12802 = ~n89 & n9986;
    wire n12803 = n6358 | n9988;
    wire n12804 = ~n9990 & n10814;
    wire n12805 = n806 ^ n9428;
    wire n12806 = ~(n646 ^ n11603);
    wire n12807 = n5749 & ~n10342;
    wire n12808 = n5632 & ~n9991;
    wire n12809 = ~n9992 & n10940;
    wire n12810 = ~(n7430 ^ n9996);
    wire n12811 = n1647 & ~n10420;
    wire n12812 = ~(n4177 ^ n5406);
    wire n12813 = ~(in[63] ^ in[89]);
    wire n12814 = n4631 | n10606;
    wire n12815 = n2402 ^ n10000;
    wire n12816 = n5851 | n10000;
    wire n12817 = ~(n7600 | n10003);
    wire n12818 = n5476 ^ n10287;
    wire n12819 = n7311 ^ n8701;
    wire n12820 = n89 ^ n7311;
    wire n12821 = n10007 | ~n10985;
    wire n12822 = n5271 | n6506;
    wire n12823 = n1485 & ~n2239;
    wire n12824 = n8686 & ~n9573;
    wire n12825 = ~(n6835 ^ n7314);
    wire n12826 = ~(n7315 | n9032);
    wire n12827 = ~n7315 & n8847;
    wire n12828 = n7316 & ~n12323;
    wire n12829 = in[294] ^ n12302;
    wire n12830 = n3584 ^ n5816;
    wire n12831 = n9509 ^ n10611;
    wire n12832 = n7166 | n9509;
    wire n12833 = n9041 & n10015;
    wire n12834 = ~(n8751 | n10017);
    wire n12835 = n9873 & ~n10018;
    wire n12836 = n10019 ^ n11055;
    wire n12837 = ~(n6901 ^ n12492);
    wire n12838 = n9295 & n11148;
    wire n12839 = n7506 ^ n10023;
    wire n12840 = n2075 ^ n10028;
    wire n12841 = n3174 ^ n7327;
    wire n12842 = n3174 ^ n8104;
    wire n12843 = ~(n10029 ^ n11333);
    wire n12844 = ~(n1145 ^ n10029);
    wire n12845 = ~(n8258 ^ n12480);
    wire n12846 = in[375] | n10366;
    wire n12847 = in[375] | n11137;
    wire n12848 = n4265 ^ n9884;
    wire n12849 = n5194 | n12346;
    wire n12850 = ~(n7332 ^ n10645);
    wire n12851 = n4768 & n8103;
    wire n12852 = ~n4959 | n10031;
    wire n12853 = n1175 ^ n5131;
    wire n12854 = n6214 | n9111;
    wire n12855 = n627 ^ n7338;
    wire n12856 = ~n5521 & n10848;
    wire n12857 = n7340 ^ n9266;
    wire n12858 = n7340 ^ n10859;
    wire n12859 = ~(n10037 | n10992);
    wire n12860 = n8283 & n9573;
    wire n12861 = n10038 | n10928;
    wire n12862 = n1574 | n10478;
    wire n12863 = n10041 & ~n12610;
    wire n12864 = n8823 | n11776;
    wire n12865 = n2930 | n10058;
    wire n12866 = n2930 ^ n12347;
    wire n12867 = n9375 | ~n12030;
    wire n12868 = ~(n9375 | n9921);
    wire n12869 = n6515 & ~n10042;
    wire n12870 = n9796 & n10043;
    wire n12871 = n4877 & ~n7351;
    wire n12872 = n10044 & ~n12464;
    wire n12873 = n869 | ~n11362;
    wire n12874 = n5341 | n5859;
    wire n12875 = ~(n10046 ^ n10123);
    wire n12876 = ~n10047 | n11497;
    wire n12877 = n10048 & n10966;
    wire n12878 = n10050 ^ n12023;
    wire n12879 = n7356 & n11448;
    wire n12880 = n6004 ^ n10052;
    wire n12881 = n7313 & ~n7627;
    wire n12882 = n1192 | ~n10053;
    wire n12883 = ~(n4618 | n10053);
    wire n12884 = ~n9763 & n11214;
    wire n12885 = ~n9960 & n10054;
    wire n12886 = n7362 | n8276;
    wire n12887 = ~(n7363 ^ n11327);
    wire n12888 = ~n10056 | n10532;
    wire n12889 = ~n7875 | n10058;
    wire n12890 = n10059 ^ n10620;
    wire n12891 = n995 | n2863;
    wire n12892 = n7314 | n8885;
    wire n12893 = ~n1211 & n10200;
    wire n12894 = n4301 ^ n11909;
    wire n12895 = ~(n831 ^ n8843);
    wire n12896 = n5708 | n9886;
    wire n12897 = n10063 ^ n11744;
    wire n12898 = n6629 ^ n10065;
    wire n12899 = ~n7376 | n9182;
    wire n12900 = n10068 | n11950;
    wire n12901 = ~n10069 & n12231;
    wire n12902 = n2098 ^ n11001;
    wire n12903 = n4152 & ~n9628;
    wire n12904 = n3651 & ~n10071;
    wire n12905 = n9000 & ~n10991;
    wire n12906 = n8725 ^ n9000;
    wire n12907 = n10072 ^ n11037;
    wire n12908 = n4497 | n10072;
    wire n12909 = n8550 & ~n10074;
    wire n12910 = n2487 | n10074;
    wire n12911 = n1782 ^ n11952;
    wire n12912 = ~(n7381 | n10798);
    wire n12913 = ~n9504 & n11971;
    wire n12914 = ~(n10075 ^ n10832);
    wire n12915 = n4799 & ~n7385;
    wire n12916 = ~(n10078 ^ n12282);
    wire n12917 = n10080 ^ n12015;
    wire n12918 = n7948 & ~n10081;
    wire n12919 = ~n5914 | n10088;
    wire n12920 = n6516 ^ n7480;
    wire n12921 = ~(n935 | n10089);
    wire n12922 = n3095 | ~n5263;
    wire n12923 = n367 ^ n3380;
    wire n12924 = n3380 & ~n8990;
    wire n12925 = n10093 ^ n11504;
    wire n12926 = in[465] & ~n11674;
    wire n12927 = ~n10094 & n12062;
    wire n12928 = ~(n2256 ^ n10619);
    wire n12929 = n7578 | n10095;
    wire n12930 = in[574] | n10096;
    wire n12931 = ~(n10096 | n12580);
    wire n12932 = n825 ^ n9106;
    wire n12933 = n9813 | n10097;
    wire n12934 = ~(n5868 | n10098);
    wire n12935 = n7865 & ~n10098;
    wire n12936 = in[456] ^ n8678;
    wire n12937 = n1194 & ~n10085;
    wire n12938 = ~n7395 & n10271;
    wire n12939 = n10099 ^ n10938;
    wire n12940 = n4742 ^ n8734;
    wire n12941 = n10101 | n11257;
    wire n12942 = n7399 & ~n11900;
    wire n12943 = ~n7399 & n9210;
    wire n12944 = ~(n4768 ^ n7399);
    wire n12945 = n8308 ^ n8725;
    wire n12946 = in[514] ^ n10103;
    wire n12947 = n10103 ^ n10284;
    wire n12948 = in[488] ^ n10279;
    wire n12949 = ~in[360] & n10105;
    wire n12950 = ~(n4321 | n7506);
    wire n12951 = in[295] ^ n8188;
    wire n12952 = ~n9052 | n10106;
    wire n12953 = n2490 | n2733;
    wire n12954 = ~(in[434] | n4882);
    wire n12955 = n1875 & ~n6230;
    wire n12956 = n10109 & n10399;
    wire n12957 = ~n4552 & n11755;
    wire n12958 = n4339 & ~n5948;
    wire n12959 = n10110 ^ n10835;
    wire n12960 = ~n4114 & n10111;
    wire n12961 = n9038 & ~n11263;
    wire n12962 = n3107 ^ n7787;
    wire n12963 = ~(n1328 | n9940);
    wire n12964 = n1599 ^ n2530;
    wire n12965 = n2530 ^ n9094;
    wire n12966 = n10055 | ~n10112;
    wire n12967 = n9137 & n10113;
    wire n12968 = ~(n5791 | n9041);
    wire n12969 = ~n8834 & n10115;
    wire n12970 = n5889 ^ n10116;
    wire n12971 = ~n7410 & n10773;
    wire n12972 = n8895 & n10117;
    wire n12973 = n9481 & ~n10117;
    wire n12974 = ~(n1462 ^ n7751);
    wire n12975 = ~in[331] & n10118;
    wire n12976 = n7413 & ~n10215;
    wire n12977 = ~n2474 & n11500;
    wire n12978 = n4255 & ~n12387;
    wire n12979 = n4255 ^ n8072;
    wire n12980 = n2048 ^ n7168;
    wire n12981 = n10120 | n11220;
    wire n12982 = n10120 ^ n11385;
    wire n12983 = ~n6823 & n7341;
    wire n12984 = n4937 | n10123;
    wire n12985 = ~(n1163 | n10126);
    wire n12986 = ~(n2140 ^ n8020);
    wire n12987 = ~n6991 & n8020;
    wire n12988 = ~(n542 ^ n1646);
    wire n12989 = n542 ^ n12177;
    wire n12990 = ~n7421 & n11555;
    wire n12991 = n1575 | n7872;
    wire n12992 = ~n4734 & n6611;
    wire n12993 = n7980 | n8605;
    wire n12994 = n8515 | n10129;
    wire n12995 = n3396 ^ n8080;
    wire n12996 = n3396 | n12526;
    wire n12997 = n10130 ^ n10599;
    wire n12998 = n4191 | n11552;
    wire n12999 = ~n8588 & n8751;
    wire n13000 = n8786 | n10132;
    wire n13001 = n10132 ^ n12408;
    wire n13002 = n10133 ^ n12206;
    wire n13003 = n10134 & ~n11013;
    wire n13004 = n1746 & ~n9407;
    wire n13005 = ~n4068 & n9305;
    wire n13006 = ~n1762 | n4068;
    wire n13007 = ~n10135 & n10704;
    wire n13008 = ~n5363 & n10135;
    wire n13009 = ~n1958 & n8161;
    wire n13010 = n6042 & ~n10138;
    wire n13011 = n8004 ^ n9807;
    wire n13012 = ~(n5062 | n7657);
    wire n13013 = ~n1751 & n11656;
    wire n13014 = n6920 ^ n10147;
    wire n13015 = n6633 | ~n7438;
    wire n13016 = n4365 | n11623;
    wire n13017 = n1539 | n10149;
    wire n13018 = ~n9527 | n10150;
    wire n13019 = ~(n7098 ^ n10153);
    wire n13020 = n6979 ^ n10154;
    wire n13021 = n10154 ^ n11002;
    wire n13022 = n8711 | n10158;
    wire n13023 = n8836 ^ n10159;
    wire n13024 = n7201 ^ n10159;
    wire n13025 = n7734 | n8978;
    wire n13026 = n7302 ^ n7832;
    wire n13027 = n8823 | ~n10167;
    wire n13028 = ~(n5937 ^ n7455);
    wire n13029 = n7854 ^ n10169;
    wire n13030 = ~(n1485 ^ n6584);
    wire n13031 = ~n9092 & n10700;
    wire n13032 = n9934 & ~n10172;
    wire n13033 = n10173 | n11351;
    wire n13034 = in[517] ^ n4397;
    wire n13035 = in[184] & ~n12509;
    wire n13036 = ~n5591 & n7077;
    wire n13037 = n6448 | n7077;
    wire n13038 = n2425 & n10175;
    wire n13039 = ~(n4919 ^ n10175);
    wire n13040 = n9003 & ~n10179;
    wire n13041 = ~n9074 & n10083;
    wire n13042 = n7476 & ~n10248;
    wire n13043 = n8486 ^ n10180;
    wire n13044 = ~(n6471 | n7479);
    wire n13045 = ~n1427 | n11694;
    wire n13046 = ~(n2140 ^ n11412);
    wire n13047 = n3041 & n6230;
    wire n13048 = ~n10182 & n10741;
    wire n13049 = n10182 ^ n10217;
    wire n13050 = ~n10011 & n10189;
    wire n13051 = n3815 ^ n10192;
    wire n13052 = ~n9923 & n10192;
    wire n13053 = n2141 | n10193;
    wire n13054 = n6098 ^ n7485;
    wire n13055 = ~(n8467 ^ n8486);
    wire n13056 = n2253 | n9930;
    wire n13057 = n3212 & n11106;
    wire n13058 = n10165 & n10197;
    wire n13059 = n8917 ^ n11793;
    wire n13060 = n1652 & n9496;
    wire n13061 = ~n8697 & n10200;
    wire n13062 = n7957 & ~n10201;
    wire n13063 = n8852 ^ n12424;
    wire n13064 = in[651] ^ n9103;
    wire n13065 = n9825 & ~n11070;
    wire n13066 = n439 ^ n5906;
    wire n13067 = n439 | n7737;
    wire n13068 = ~(n7490 ^ n10194);
    wire n13069 = n4705 ^ n10206;
    wire n13070 = n5278 & ~n7692;
    wire n13071 = n9336 ^ n9353;
    wire n13072 = n1574 | n9608;
    wire n13073 = ~n7493 & n10758;
    wire n13074 = n8634 | ~n12210;
    wire n13075 = n898 | n5137;
    wire n13076 = ~n10209 & n11107;
    wire n13077 = in[324] & n9086;
    wire n13078 = ~(n5170 ^ n5457);
    wire n13079 = n2955 ^ n10253;
    wire n13080 = n5703 ^ n9017;
    wire n13081 = ~(n7839 | n10210);
    wire n13082 = ~(n3174 | n7543);
    wire n13083 = n9244 ^ n10211;
    wire n13084 = n5893 & ~n11037;
    wire n13085 = n1964 ^ n5893;
    wire n13086 = ~(n1462 | n9792);
    wire n13087 = n932 & ~n4471;
    wire n13088 = n4471 & ~n5119;
    wire n13089 = n10219 & ~n11899;
    wire n13090 = n10220 ^ n11389;
    wire n13091 = ~(in[405] ^ n3213);
    wire n13092 = n7968 ^ n10221;
    wire n13093 = ~n10223 & n11777;
    wire n13094 = n2736 ^ n7228;
    wire n13095 = n4195 | ~n12096;
    wire n13096 = n7640 | n10225;
    wire n13097 = ~n1825 & n5756;
    wire n13098 = n4145 & n8603;
    wire n13099 = in[347] ^ n7505;
    wire n13100 = n10099 & n10227;
    wire n13101 = n7508 | n9149;
    wire n13102 = n3174 | n8971;
    wire n13103 = ~(n10230 & n12593);
    wire n13104 = n10230 & ~n11133;
    wire n13105 = n2248 ^ n8763;
    wire n13106 = n10231 ^ n12119;
    wire n13107 = ~n2557 & n9022;
    wire n13108 = ~n5506 & n10234;
    wire n13109 = n10235 | n10588;
    wire n13110 = n367 & ~n10235;
    wire n13111 = n7518 & n12376;
    wire n13112 = n7326 ^ n10239;
    wire n13113 = n994 & ~n12159;
    wire n13114 = n4463 & ~n4464;
    wire n13115 = n2602 & ~n7689;
    wire n13116 = n7726 ^ n10242;
    wire n13117 = n9261 ^ n11346;
    wire n13118 = n4462 | n10243;
    wire n13119 = ~(n10244 ^ n12374);
    wire n13120 = n10244 | n12425;
    wire n13121 = ~(n10245 | n12313);
    wire n13122 = n7524 | ~n10763;
    wire n13123 = ~(n4468 | n8841);
    wire n13124 = n4468 & n5615;
    wire n13125 = n5072 & ~n7651;
    wire n13126 = n10247 & ~n12431;
    wire n13127 = ~n6213 & n9777;
    wire n13128 = ~(n7263 & n10248);
    wire n13129 = n1335 | n10250;
    wire n13130 = n6222 & ~n12370;
    wire n13131 = n1750 & n10251;
    wire n13132 = ~(n5408 | n5816);
    wire n13133 = n7225 ^ n10550;
    wire n13134 = ~(in[521] ^ n9208);
    wire n13135 = n10125 ^ n10256;
    wire n13136 = ~(n9443 ^ n10258);
    wire n13137 = n387 ^ n10258;
    wire n13138 = n8565 & ~n10260;
    wire n13139 = n4954 & n8536;
    wire n13140 = n5203 ^ n10264;
    wire n13141 = n10266 | n12322;
    wire n13142 = ~n7271 & n10266;
    wire n13143 = ~(n5673 | n10267);
    wire n13144 = n8549 & ~n10269;
    wire n13145 = n10270 ^ n12301;
    wire n13146 = n2145 ^ n4491;
    wire n13147 = ~(n2910 ^ n7547);
    wire n13148 = n7547 | n11799;
    wire n13149 = n7548 ^ n9868;
    wire n13150 = n10273 | n10654;
    wire n13151 = ~(n9767 ^ n9860);
    wire n13152 = n6050 & ~n9767;
    wire n13153 = n8160 & n10274;
    wire n13154 = n511 ^ n5107;
    wire n13155 = ~(n511 ^ n8736);
    wire n13156 = n10275 | n10889;
    wire n13157 = in[399] ^ n10275;
    wire n13158 = n7553 | n10006;
    wire n13159 = in[346] ^ n12486;
    wire n13160 = in[346] & n2247;
    wire n13161 = n10278 | n10875;
    wire n13162 = n5866 & n10279;
    wire n13163 = n10280 & ~n12523;
    wire n13164 = ~n1725 | n12208;
    wire n13165 = n10281 ^ n10285;
    wire n13166 = n9064 | n11630;
    wire n13167 = ~(n1288 & n7557);
    wire n13168 = n7557 & ~n10573;
    wire n13169 = n10286 | n12212;
    wire n13170 = n4272 | n9036;
    wire n13171 = n4272 | n12028;
    wire n13172 = ~(n9600 | n10288);
    wire n13173 = n10289 ^ n11760;
    wire n13174 = in[274] ^ n10289;
    wire n13175 = ~n4112 & n10922;
    wire n13176 = n10291 | n11857;
    wire n13177 = ~n5220 & n8956;
    wire n13178 = ~n5327 & n8956;
    wire n13179 = ~(n10293 | n11423);
    wire n13180 = n5866 & n7407;
    wire n13181 = n10297 & n12596;
    wire n13182 = n9839 | ~n10299;
    wire n13183 = ~(n4523 ^ n9457);
    wire n13184 = ~(n5958 | n9364);
    wire n13185 = n5304 ^ n7576;
    wire n13186 = n10304 | n11259;
    wire n13187 = n10305 ^ n11730;
    wire n13188 = n7481 & ~n12186;
    wire n13189 = n2557 ^ n7581;
    wire n13190 = n4549 ^ n10307;
    wire n13191 = ~(n7557 ^ n10308);
    wire n13192 = n4846 & ~n11618;
    wire n13193 = n4846 | n9261;
    wire n13194 = n7584 & n12351;
    wire n13195 = n7585 ^ n9025;
    wire n13196 = ~n7585 & n10079;
    wire n13197 = n10242 | n10309;
    wire n13198 = n2119 & n9776;
    wire n13199 = ~n10314 | n12079;
    wire n13200 = n10315 ^ n11702;
    wire n13201 = n7681 ^ n10317;
    wire n13202 = n10317 | n10975;
    wire n13203 = n7591 ^ n10022;
    wire n13204 = n7781 | n9617;
    wire n13205 = n994 ^ n10322;
    wire n13206 = n7596 | n12178;
    wire n13207 = n2119 & ~n10324;
    wire n13208 = in[15] ^ n4419;
    wire n13209 = ~(n2698 ^ n8777);
    wire n13210 = ~n8777 & n12244;
    wire n13211 = ~(n2423 ^ n10325);
    wire n13212 = n4684 ^ n10127;
    wire n13213 = ~n5751 & n10328;
    wire n13214 = ~(n5505 & n10329);
    wire n13215 = ~(n4979 ^ n10330);
    wire n13216 = n10334 & ~n11424;
    wire n13217 = n6992 & ~n8258;
    wire n13218 = n4557 ^ n10318;
    wire n13219 = n4557 | n9293;
    wire n13220 = ~n10341 & n10950;
    wire n13221 = ~(n4563 | n5209);
    wire n13222 = n10347 & ~n12003;
    wire n13223 = n10287 ^ n10348;
    wire n13224 = n6118 | n10350;
    wire n13225 = ~n7615 & n11374;
    wire n13226 = ~n10353 & n11009;
    wire n13227 = ~n4571 & n9277;
    wire n13228 = n7621 | n11870;
    wire n13229 = n3341 ^ n10357;
    wire n13230 = ~(n10358 ^ n11015);
    wire n13231 = n7331 & ~n12466;
    wire n13232 = n7628 & ~n10984;
    wire n13233 = n8637 ^ n10360;
    wire n13234 = n2122 | n10360;
    wire n13235 = ~n10052 & n10361;
    wire n13236 = n9265 ^ n11663;
    wire n13237 = ~n2124 | n7847;
    wire n13238 = n10365 ^ n11558;
    wire n13239 = ~(n656 ^ n4585);
    wire n13240 = ~in[149] & n2245;
    wire n13241 = n1336 & n7634;
    wire n13242 = ~(in[177] | n1150);
    wire n13243 = n5561 ^ n7958;
    wire n13244 = in[241] ^ n10367;
    wire n13245 = n6700 | ~n7272;
    wire n13246 = n7519 & ~n10368;
    wire n13247 = ~(in[434] ^ n7641);
    wire n13248 = n4591 & n11798;
    wire n13249 = n7642 ^ n10956;
    wire n13250 = n4592 & n10790;
    wire n13251 = n7384 ^ n10369;
    wire n13252 = n5533 ^ n10371;
    wire n13253 = n647 ^ n10325;
    wire n13254 = n7646 | ~n8170;
    wire n13255 = n8397 ^ n10373;
    wire n13256 = n10054 ^ n10374;
    wire n13257 = n10377 & ~n10679;
    wire n13258 = ~(n1886 | n10379);
    wire n13259 = n7254 ^ n7714;
    wire n13260 = ~(n5699 ^ n8556);
    wire n13261 = ~(n4421 | n7660);
    wire n13262 = n668 & ~n12304;
    wire n13263 = ~n668 & n11350;
    wire n13264 = n4938 | n10383;
    wire n13265 = ~(n1839 | n7662);
    wire n13266 = ~(n6443 | n7662);
    wire n13267 = ~(n7663 | n12137);
    wire n13268 = n5565 & ~n9322;
    wire n13269 = ~(n5637 ^ n7125);
    wire n13270 = ~(n8638 | n10389);
    wire n13271 = in[381] | ~n4616;
    wire n13272 = n4616 & ~n9126;
    wire n13273 = n8318 | n10392;
    wire n13274 = n7669 ^ n9918;
    wire n13275 = n10122 | n10395;
    wire n13276 = n5200 ^ n10396;
    wire n13277 = ~(n816 | n8248);
    wire n13278 = n10399 | ~n11097;
    wire n13279 = ~n8310 & n9203;
    wire n13280 = ~n5451 & n8310;
    wire n13281 = n7671 ^ n11239;
    wire n13282 = n9692 ^ n10401;
    wire n13283 = n170 | n7673;
    wire n13284 = n6901 ^ n7673;
    wire n13285 = n8190 & n9817;
    wire n13286 = n5612 | n10404;
    wire n13287 = ~n9424 & n10405;
    wire n13288 = n7606 ^ n10406;
    wire n13289 = n9468 & ~n10745;
    wire n13290 = n10407 ^ n12081;
    wire n13291 = ~(n2743 | n4633);
    wire n13292 = n1369 | n10408;
    wire n13293 = n10408 | ~n11932;
    wire n13294 = n961 ^ n5988;
    wire n13295 = n7686 | n11070;
    wire n13296 = n7686 ^ n9796;
    wire n13297 = in[358] | n10409;
    wire n13298 = n9621 ^ n9964;
    wire n13299 = ~(n2250 ^ n8452);
    wire n13300 = n2709 | n10898;
    wire n13301 = n8969 ^ n10411;
    wire n13302 = ~(in[324] ^ n7688);
    wire n13303 = n7688 & ~n8742;
    wire n13304 = n1276 ^ n10413;
    wire n13305 = n4640 & ~n12389;
    wire n13306 = n7695 | n8003;
    wire n13307 = n3107 | n3645;
    wire n13308 = n4394 ^ n10418;
    wire n13309 = ~(n6850 | n7571);
    wire n13310 = n5528 ^ n6850;
    wire n13311 = ~(n9976 ^ n10420);
    wire n13312 = ~n3909 & n8656;
    wire n13313 = n8657 & ~n11344;
    wire n13314 = in[43] ^ n8657;
    wire n13315 = ~(n3080 & n10424);
    wire n13316 = n6717 & ~n7539;
    wire n13317 = ~(n1599 ^ n10427);
    wire n13318 = n10137 & n10428;
    wire n13319 = in[681] ^ n5410;
    wire n13320 = ~n1875 & n10432;
    wire n13321 = n3208 ^ n9750;
    wire n13322 = ~n7457 & n11730;
    wire n13323 = ~(n3174 | n10433);
    wire n13324 = n7535 & n10434;
    wire n13325 = in[376] ^ n10441;
    wire n13326 = n10214 & ~n10442;
    wire n13327 = n6996 | n10442;
    wire n13328 = n4425 ^ n8791;
    wire n13329 = ~(n9695 ^ n10273);
    wire n13330 = ~(n3509 & n8450);
    wire n13331 = ~(n10444 ^ n11251);
    wire n13332 = ~(n10445 | n12046);
    wire n13333 = n393 ^ n10214;
    wire n13334 = n5086 ^ n5094;
    wire n13335 = n1211 ^ n5086;
    wire n13336 = ~(n9153 | n11737);
    wire n13337 = ~n1107 & n5335;
    wire n13338 = n1107 | n9807;
    wire n13339 = n5011 | n10449;
    wire n13340 = n710 & ~n9099;
    wire n13341 = n6390 & n7711;
    wire n13342 = n10093 | n10452;
    wire n13343 = ~n5588 & n10452;
    wire n13344 = ~(n3041 ^ n9214);
    wire n13345 = in[545] | ~n3041;
    wire n13346 = n8850 | n10453;
    wire n13347 = n6396 & ~n11746;
    wire n13348 = ~(n7805 | n9619);
    wire n13349 = ~(n8580 ^ n9619);
    wire n13350 = ~n10454 & n11562;
    wire n13351 = n6755 | n7715;
    wire n13352 = ~(n1872 ^ n8564);
    wire n13353 = n4831 ^ n12405;
    wire n13354 = ~(n9612 | n9882);
    wire n13355 = n1599 ^ n5404;
    wire n13356 = ~(in[399] ^ n9569);
    wire n13357 = n2610 | n10457;
    wire n13358 = n8382 | n10458;
    wire n13359 = n6439 & ~n10459;
    wire n13360 = n8688 & n9217;
    wire n13361 = ~(in[460] ^ n9217);
    wire n13362 = n10460 & n12111;
    wire n13363 = ~(in[207] & in[352]);
    wire n13364 = n8851 | n10461;
    wire n13365 = n9844 ^ n10464;
    wire n13366 = ~n7415 & n10465;
    wire n13367 = ~(n8578 | n8821);
    wire n13368 = ~(n10470 & n10736);
    wire n13369 = ~(n4874 ^ n10471);
    wire n13370 = n9118 ^ n10472;
    wire n13371 = ~(n6979 | n7741);
    wire n13372 = n6508 | n11788;
    wire n13373 = n8402 ^ n8483;
    wire n13374 = ~(n7517 ^ n10475);
    wire n13375 = ~(n10475 ^ n11253);
    wire n13376 = ~(n1833 ^ n9078);
    wire n13377 = n1466 & ~n9510;
    wire n13378 = n10476 ^ n11528;
    wire n13379 = n4692 ^ n9914;
    wire n13380 = ~n10477 & n12049;
    wire n13381 = n3889 ^ n10477;
    wire n13382 = ~n7527 & n7747;
    wire n13383 = n10482 | ~n11541;
    wire n13384 = n7244 | n10482;
    wire n13385 = n10483 & ~n12456;
    wire n13386 = ~n1615 | n11339;
    wire n13387 = n10484 | n12537;
    wire n13388 = n6812 ^ n9428;
    wire n13389 = n5608 | n7754;
    wire n13390 = n9467 | n12147;
    wire n13391 = n9467 ^ n12066;
    wire n13392 = ~n10340 & n10485;
    wire n13393 = n10485 | n12071;
    wire n13394 = n8297 ^ n9511;
    wire n13395 = ~n10299 & n10486;
    wire n13396 = n821 ^ n1192;
    wire n13397 = ~(n2604 & n7757);
    wire n13398 = n7759 | n7899;
    wire n13399 = ~(n6115 | n9112);
    wire n13400 = n6115 & ~n10597;
    wire n13401 = ~n4765 & n10567;
    wire n13402 = n6244 & ~n10491;
    wire n13403 = n5397 & ~n10234;
    wire n13404 = n10493 ^ n11688;
    wire n13405 = ~n7777 & n12192;
    wire n13406 = ~(n7764 | n10409);
    wire n13407 = ~n7765 & n11579;
    wire n13408 = n7765 & n10400;
    wire n13409 = n2240 & n11026;
    wire n13410 = ~(n7768 | n11826);
    wire n13411 = ~(n4101 ^ n5017);
    wire n13412 = ~n10284 & n10498;
    wire n13413 = n8675 ^ n10498;
    wire n13414 = ~n10499 | n10877;
    wire n13415 = ~n7517 & n10500;
    wire n13416 = n10500 ^ n11780;
    wire n13417 = n4152 | n5152;
    wire n13418 = ~(n8638 | n12535);
    wire n13419 = ~(n7776 ^ n9488);
    wire n13420 = ~(n10508 ^ n12195);
    wire n13421 = ~(n7967 | n10511);
    wire n13422 = ~n5100 | n7781;
    wire n13423 = n7782 | n11926;
    wire n13424 = n7782 & n10188;
    wire n13425 = n7782 & n8240;
    wire n13426 = ~n7708 & n10278;
    wire n13427 = n3909 ^ n11691;
    wire n13428 = n5572 | ~n7784;
    wire n13429 = n436 ^ n10515;
    wire n13430 = ~n7452 & n10518;
    wire n13431 = ~(n10518 ^ n12071);
    wire n13432 = n7787 | n9648;
    wire n13433 = n7818 & n12273;
    wire n13434 = ~(n4742 | n10370);
    wire n13435 = n2258 | n5333;
    wire n13436 = ~(n4101 | n11496);
    wire n13437 = n879 | n1336;
    wire n13438 = n5750 | n10519;
    wire n13439 = ~(n10520 | n10664);
    wire n13440 = ~n2404 | n7791;
    wire n13441 = n3131 ^ n12158;
    wire n13442 = n5410 & ~n11387;
    wire n13443 = ~n6432 & n7795;
    wire n13444 = n7795 & ~n12026;
    wire n13445 = n1809 | ~n10151;
    wire n13446 = ~(n4579 ^ n11013);
    wire n13447 = n8672 ^ n10524;
    wire n13448 = n4509 | n9319;
    wire n13449 = n7400 ^ n12034;
    wire n13450 = n6112 & ~n7400;
    wire n13451 = n5889 & ~n9420;
    wire n13452 = n1940 ^ n7535;
    wire n13453 = n7801 ^ n11417;
    wire n13454 = n3388 & n9065;
    wire n13455 = n3388 ^ n4765;
    wire n13456 = n8813 & ~n10528;
    wire n13457 = n10529 & ~n12598;
    wire n13458 = ~n132 & n10530;
    wire n13459 = n2186 ^ n10295;
    wire n13460 = ~n2186 & n11319;
    wire n13461 = ~(n52 ^ n9881);
    wire n13462 = ~(n5399 | n10531);
    wire n13463 = n5227 ^ n10496;
    wire n13464 = n1719 ^ n7751;
    wire n13465 = n1719 | n6226;
    wire n13466 = n7536 | n10148;
    wire n13467 = n4712 ^ n4940;
    wire n13468 = ~(n5612 ^ n8043);
    wire n13469 = n7727 ^ n12395;
    wire n13470 = ~n6293 & n10536;
    wire n13471 = ~n5588 & n10536;
    wire n13472 = n2602 | n8915;
    wire n13473 = ~(n7639 | n8177);
    wire n13474 = ~n4485 & n10416;
    wire n13475 = n4485 & ~n10980;
    wire n13476 = n7814 | n12295;
    wire n13477 = n10546 & n11712;
    wire n13478 = n9053 & n10548;
    wire n13479 = ~(n8465 | n10548);
    wire n13480 = n5874 ^ n9847;
    wire n13481 = n5874 ^ n9577;
    wire n13482 = n2118 ^ n12294;
    wire n13483 = n10551 | n11216;
    wire n13484 = n8301 & ~n10551;
    wire n13485 = ~n4799 & n12125;
    wire n13486 = ~(n601 | n11797);
    wire n13487 = n7829 ^ n11256;
    wire n13488 = ~(n7325 | n9908);
    wire n13489 = n1639 & ~n5450;
    wire n13490 = ~(n4308 ^ n10554);
    wire n13491 = ~n8557 | n10555;
    wire n13492 = ~n1975 & n10555;
    wire n13493 = n10556 | n10625;
    wire n13494 = ~n10556 & n12328;
    wire n13495 = n10557 & ~n10646;
    wire n13496 = n9722 ^ n10559;
    wire n13497 = n4804 ^ n4843;
    wire n13498 = ~(n2720 | n12142);
    wire n13499 = n2720 & ~n4552;
    wire n13500 = ~n10561 & n12096;
    wire n13501 = n963 ^ n5554;
    wire n13502 = ~(n963 ^ n10171);
    wire n13503 = n506 | n11268;
    wire n13504 = n506 & n11471;
    wire n13505 = ~n2997 & n10562;
    wire n13506 = n1335 | n7841;
    wire n13507 = ~n1163 & n6546;
    wire n13508 = n8987 | n12232;
    wire n13509 = ~n9765 | n10565;
    wire n13510 = n10565 | n10792;
    wire n13511 = ~(n8247 | n9680);
    wire n13512 = n9254 & n11646;
    wire n13513 = ~(n7843 ^ n9980);
    wire n13514 = ~(n1209 | n10567);
    wire n13515 = n4811 & ~n8582;
    wire n13516 = n10568 & ~n11631;
    wire n13517 = ~(n4642 | n9312);
    wire n13518 = n10468 ^ n10570;
    wire n13519 = n4788 & ~n9227;
    wire n13520 = n4820 ^ n10379;
    wire n13521 = ~(n8498 ^ n12248);
    wire n13522 = n10575 ^ n11834;
    wire n13523 = n7574 & n10576;
    wire n13524 = n8964 | n10576;
    wire n13525 = ~n8511 & n9621;
    wire n13526 = ~n8511 & n10233;
    wire n13527 = ~(n10582 | n11814);
    wire n13528 = n10586 | n10900;
    wire n13529 = n4832 & ~n7015;
    wire n13530 = n2697 & ~n7857;
    wire n13531 = n10590 ^ n12284;
    wire n13532 = ~n10593 & n12098;
    wire n13533 = ~(n10502 | n10594);
    wire n13534 = n10302 | n10596;
    wire n13535 = in[431] & n12571;
    wire n13536 = in[214] | ~n7305;
    wire n13537 = n8253 & ~n9127;
    wire n13538 = n873 & ~n6146;
    wire n13539 = n7869 ^ n8025;
    wire n13540 = ~n1018 & n11194;
    wire n13541 = n1018 ^ n9560;
    wire n13542 = n7548 | n8690;
    wire n13543 = n10292 ^ n10600;
    wire n13544 = n10600 ^ n11956;
    wire n13545 = in[707] | n4849;
    wire n13546 = n7871 | n12380;
    wire n13547 = n4852 ^ n10157;
    wire n13548 = n5838 & ~n10601;
    wire n13549 = n10582 ^ n10603;
    wire n13550 = n3388 & n6614;
    wire n13551 = n6001 ^ n10605;
    wire n13552 = n2759 & ~n7874;
    wire n13553 = n8034 | n9261;
    wire n13554 = n4906 | ~n10552;
    wire n13555 = n10606 & n12173;
    wire n13556 = n10607 & ~n12424;
    wire n13557 = ~n8061 & n10607;
    wire n13558 = ~n7877 & n10912;
    wire n13559 = ~n7877 | n10104;
    wire n13560 = n10608 | n10785;
    wire n13561 = ~(n6318 | n10608);
    wire n13562 = n4430 ^ n7832;
    wire n13563 = n1342 | n10246;
    wire n13564 = n9781 | n10610;
    wire n13565 = n8957 ^ n10613;
    wire n13566 = ~n2467 | n6955;
    wire n13567 = n4381 | n10614;
    wire n13568 = n545 | n4190;
    wire n13569 = ~(n4381 | n10616);
    wire n13570 = n9481 ^ n10326;
    wire n13571 = in[371] & n8670;
    wire n13572 = ~(n10618 | n12605);
    wire n13573 = ~n7210 & n10620;
    wire n13574 = ~(n10621 ^ n11735);
    wire n13575 = n10288 | n10622;
    wire n13576 = n2622 | ~n12005;
    wire n13577 = n6620 | n8582;
    wire n13578 = n2467 & ~n10626;
    wire n13579 = n10627 & ~n12555;
    wire n13580 = n6506 ^ n8602;
    wire n13581 = n9545 ^ n10283;
    wire n13582 = ~(n10309 ^ n10629);
    wire n13583 = n9293 ^ n10629;
    wire n13584 = n6761 & n8143;
    wire n13585 = ~(n2575 ^ n4893);
    wire n13586 = ~(n5266 | n10630);
    wire n13587 = n6312 | n10631;
    wire n13588 = ~n10633 & n11980;
    wire n13589 = in[230] | n8458;
    wire n13590 = n7897 ^ n10981;
    wire n13591 = n10636 & ~n11693;
    wire n13592 = n3351 | ~n10638;
    wire n13593 = n10509 | ~n10640;
    wire n13594 = n4973 ^ n8785;
    wire n13595 = n8785 | n9006;
    wire n13596 = ~(n4710 ^ n8520);
    wire n13597 = n8893 & ~n10641;
    wire n13598 = n10642 ^ n11403;
    wire n13599 = n5333 | ~n7904;
    wire n13600 = n2080 ^ n10310;
    wire n13601 = n10647 | n10869;
    wire n13602 = ~(n4949 | n8824);
    wire n13603 = ~n10331 & n10649;
    wire n13604 = n4695 | n10650;
    wire n13605 = n8494 & n10655;
    wire n13606 = n1116 ^ n3630;
    wire n13607 = in[350] & ~n11468;
    wire n13608 = n5986 | ~n10063;
    wire n13609 = ~n5591 & n5943;
    wire n13610 = ~(n5525 ^ n10657);
    wire n13611 = ~n8717 & n10659;
    wire n13612 = ~n10661 & n11444;
    wire n13613 = n9131 ^ n10665;
    wire n13614 = n7918 ^ n10666;
    wire n13615 = n4546 ^ n11412;
    wire n13616 = n6026 ^ n11766;
    wire n13617 = n6026 | ~n11990;
    wire n13618 = ~(n1149 ^ n12275);
    wire n13619 = ~(n10672 | n12104);
    wire n13620 = ~(n536 & n11434);
    wire n13621 = ~n3112 & n12491;
    wire n13622 = ~n8218 & n10673;
    wire n13623 = ~(n7937 | n11093);
    wire n13624 = ~n7937 & n11851;
    wire n13625 = ~(n2280 | n10675);
    wire n13626 = n561 | n10676;
    wire n13627 = ~n3234 & n10167;
    wire n13628 = n3234 | n6121;
    wire n13629 = in[681] | n2059;
    wire n13630 = n7941 ^ n11558;
    wire n13631 = n9224 & ~n10078;
    wire n13632 = n10681 | n11888;
    wire n13633 = ~(n10683 ^ n12182);
    wire n13634 = n1980 | n10685;
    wire n13635 = n72 ^ n10686;
    wire n13636 = ~n3173 & n7909;
    wire n13637 = n10688 & ~n12221;
    wire n13638 = n2570 | ~n10688;
    wire n13639 = n7370 | n10689;
    wire n13640 = ~(n4956 | n7894);
    wire n13641 = ~n9215 & n12184;
    wire n13642 = n9215 | n10800;
    wire n13643 = n5749 & ~n10690;
    wire n13644 = n6049 & ~n6675;
    wire n13645 = n7949 | n10858;
    wire n13646 = n1433 ^ n10566;
    wire n13647 = n1433 | n11304;
    wire n13648 = in[294] | n11740;
    wire n13649 = n4855 | n7951;
    wire n13650 = ~n3036 & n8733;
    wire n13651 = n4951 ^ n5648;
    wire n13652 = ~(n2569 ^ n10694);
    wire n13653 = n7833 ^ n10694;
    wire n13654 = n8091 | n10695;
    wire n13655 = ~in[637] & n9579;
    wire n13656 = n7138 ^ n10696;
    wire n13657 = n9031 & ~n10697;
    wire n13658 = in[651] | ~n7958;
    wire n13659 = n6819 | n11134;
    wire n13660 = n7959 & ~n9866;
    wire n13661 = n5152 ^ n7959;
    wire n13662 = n8834 & ~n10061;
    wire n13663 = n8233 | n10699;
    wire n13664 = n3074 ^ n10699;
    wire n13665 = n4970 | n5592;
    wire n13666 = n1839 | ~n10701;
    wire n13667 = n10701 & ~n11888;
    wire n13668 = ~(n10367 ^ n10702);
    wire n13669 = n1195 | ~n6720;
    wire n13670 = ~n7909 & n9109;
    wire n13671 = n10703 & ~n10884;
    wire n13672 = n7833 ^ n10703;
    wire n13673 = n7037 ^ n8610;
    wire n13674 = n1203 & ~n12034;
    wire n13675 = n1203 | n10888;
    wire n13676 = ~(n5075 ^ n12621);
    wire n13677 = n5728 | n10708;
    wire n13678 = ~(n4128 | n7967);
    wire n13679 = ~n7868 & n12003;
    wire n13680 = n7868 | n12332;
    wire n13681 = ~n9887 | n10709;
    wire n13682 = n1872 | n4643;
    wire n13683 = n1872 | n7817;
    wire n13684 = in[258] ^ n11213;
    wire n13685 = n4791 & ~n12234;
    wire n13686 = ~(n2252 ^ n5376);
    wire n13687 = n5376 & ~n10542;
    wire n13688 = n5149 ^ n5335;
    wire n13689 = ~n10713 | n11199;
    wire n13690 = n5297 ^ n12259;
    wire n13691 = ~n10714 & n10926;
    wire n13692 = n6001 | n10715;
    wire n13693 = n10005 & n10717;
    wire n13694 = ~(n10720 | n11004);
    wire n13695 = n7983 | n11547;
    wire n13696 = n10375 | n10721;
    wire n13697 = ~n2550 | n12584;
    wire n13698 = n4103 ^ n10728;
    wire n13699 = n5058 ^ n5743;
    wire n13700 = ~n5058 | n11182;
    wire n13701 = n1175 & ~n6112;
    wire n13702 = ~(n10312 ^ n10723);
    wire n13703 = ~n7395 & n8334;
    wire n13704 = n2109 | n8944;
    wire n13705 = n2109 & ~n11198;
    wire n13706 = n10724 | n11385;
    wire n13707 = n432 ^ n4468;
    wire n13708 = ~(in[293] & n10726);
    wire n13709 = n3112 | n10727;
    wire n13710 = in[164] | n12074;
    wire n13711 = ~(n10731 | n11524);
    wire n13712 = n8253 ^ n10732;
    wire n13713 = ~n432 & n10733;
    wire n13714 = n7992 & n9314;
    wire n13715 = n632 | n10734;
    wire n13716 = ~n8397 & n10872;
    wire n13717 = ~n5070 & n10735;
    wire n13718 = n10736 & ~n10804;
    wire n13719 = ~(n7230 | n10738);
    wire n13720 = ~(n439 ^ n8787);
    wire n13721 = ~n5837 | n7938;
    wire n13722 = in[287] ^ n9346;
    wire n13723 = n6675 | n9346;
    wire n13724 = ~n8158 & n12049;
    wire n13725 = n7950 & ~n10830;
    wire n13726 = n2048 & ~n10743;
    wire n13727 = ~n10744 | n10825;
    wire n13728 = ~n8614 | n10746;
    wire n13729 = ~(n5138 | n10746);
    wire n13730 = n9062 & ~n10747;
    wire n13731 = ~n2258 & n10749;
    wire n13732 = ~n157 & n9661;
    wire n13733 = n3232 & ~n4762;
    wire n13734 = n3000 & ~n10750;
    wire n13735 = n8065 & ~n10651;
    wire n13736 = n2262 ^ n5922;
    wire n13737 = n2262 & ~n10438;
    wire n13738 = in[127] ^ n8013;
    wire n13739 = ~n5035 | n5058;
    wire n13740 = ~(n547 | n10764);
    wire n13741 = n1269 & ~n9849;
    wire n13742 = n10767 | n11201;
    wire n13743 = n7584 ^ n10768;
    wire n13744 = n5856 & ~n10770;
    wire n13745 = ~n1276 & n9203;
    wire n13746 = ~in[379] & n10771;
    wire n13747 = ~(n8256 | n10772);
    wire n13748 = n7758 | ~n8022;
    wire n13749 = n836 | n8023;
    wire n13750 = n7416 | n8023;
    wire n13751 = n8026 | n8731;
    wire n13752 = ~(n10676 | n10775);
    wire n13753 = n5419 ^ n7161;
    wire n13754 = n5419 ^ n11137;
    wire n13755 = ~n7210 & n8196;
    wire n13756 = n10552 | n10776;
    wire n13757 = n1433 ^ n11995;
    wire n13758 = n2125 | ~n10779;
    wire n13759 = n5057 & n12452;
    wire n13760 = n5057 & n7638;
    wire n13761 = n5707 ^ n8029;
    wire n13762 = n10461 | n10781;
    wire n13763 = n7355 & ~n10782;
    wire n13764 = n8031 ^ n9997;
    wire n13765 = ~(n7900 ^ n10784);
    wire n13766 = ~(n7849 ^ n10785);
    wire n13767 = ~n2197 & n4994;
    wire n13768 = ~n957 & n5266;
    wire n13769 = ~n1298 & n9954;
    wire n13770 = n1298 ^ n11764;
    wire n13771 = n7161 | n10574;
    wire n13772 = ~(n1299 | n8248);
    wire n13773 = ~(n1299 ^ n7695);
    wire n13774 = ~(in[273] ^ n10788);
    wire n13775 = ~n5068 & n11197;
    wire n13776 = n5068 ^ n12528;
    wire n13777 = ~n6581 & n10791;
    wire n13778 = n816 | n7320;
    wire n13779 = n7768 ^ n9200;
    wire n13780 = n10794 ^ n11086;
    wire n13781 = n10435 | n10796;
    wire n13782 = ~(n4791 ^ n10797);
    wire n13783 = ~(n2541 | n10401);
    wire n13784 = ~(n2541 ^ n10162);
    wire n13785 = ~n8048 & n8091;
    wire n13786 = ~(n8673 ^ n11759);
    wire n13787 = n1467 ^ n7647;
    wire n13788 = ~n5075 | n9510;
    wire n13789 = ~n2749 & n4651;
    wire n13790 = ~n2230 & n8053;
    wire n13791 = ~(n5990 | n10805);
    wire n13792 = ~(n679 ^ n6469);
    wire n13793 = n1317 ^ n10806;
    wire n13794 = n2051 | n10854;
    wire n13795 = n2051 ^ n8948;
    wire n13796 = n8262 & n10807;
    wire n13797 = ~(n10808 ^ n11939);
    wire n13798 = ~(n10808 ^ n11616);
    wire n13799 = n5545 & n8058;
    wire n13800 = n8184 & n10809;
    wire n13801 = n5779 & ~n10810;
    wire n13802 = n9058 ^ n10619;
    wire n13803 = n8201 ^ n10811;
    wire n13804 = ~(n8068 | n12360);
    wire n13805 = ~(in[463] | n11505);
    wire n13806 = in[186] ^ n8384;
    wire n13807 = ~n4803 & n8074;
    wire n13808 = n1931 & n10617;
    wire n13809 = ~(n9401 ^ n10539);
    wire n13810 = n7268 | n10817;
    wire n13811 = ~n5980 & n8075;
    wire n13812 = n8075 & n10086;
    wire n13813 = ~n2805 & n10987;
    wire n13814 = ~(in[465] ^ n10144);
    wire n13815 = n10819 | n11336;
    wire n13816 = ~n1879 & n11965;
    wire n13817 = ~n7046 & n10822;
    wire n13818 = in[405] ^ n10824;
    wire n13819 = n9487 | n10827;
    wire n13820 = n5986 & n10828;
    wire n13821 = n10830 | n11653;
    wire n13822 = n5782 & ~n10833;
    wire n13823 = n3492 ^ n9620;
    wire n13824 = ~(n6131 | n9678);
    wire n13825 = in[653] | n7491;
    wire n13826 = ~(n7512 | n8458);
    wire n13827 = ~(n8087 | n8995);
    wire n13828 = ~n1903 & n10836;
    wire n13829 = ~in[651] & n12094;
    wire n13830 = ~(n8088 | n10195);
    wire n13831 = n7197 ^ n8089;
    wire n13832 = in[521] & ~n8089;
    wire n13833 = ~(n2503 ^ n10837);
    wire n13834 = n8090 | n12582;
    wire n13835 = n10841 | n11133;
    wire n13836 = n8816 | n10841;
    wire n13837 = n9950 & ~n10842;
    wire n13838 = n8033 ^ n10843;
    wire n13839 = n10429 & n10847;
    wire n13840 = n1220 | n9153;
    wire n13841 = n2791 ^ n10851;
    wire n13842 = n10851 ^ n12493;
    wire n13843 = ~(n6146 | n10853);
    wire n13844 = n10854 ^ n11898;
    wire n13845 = n8627 ^ n11475;
    wire n13846 = n8627 ^ n11494;
    wire n13847 = ~(n5804 | n8396);
    wire n13848 = in[429] & n8102;
    wire n13849 = ~n6206 & n10857;
    wire n13850 = n8103 ^ n8275;
    wire n13851 = ~(n5060 | n9117);
    wire n13852 = ~(n5502 | n8652);
    wire n13853 = ~(n385 | n6261);
    wire n13854 = ~(n10861 | n11031);
    wire n13855 = ~(n10863 | n12581);
    wire n13856 = n10867 & n11320;
    wire n13857 = n5717 | n10868;
    wire n13858 = n10868 ^ n11928;
    wire n13859 = n1414 ^ n11443;
    wire n13860 = n4703 | n9941;
    wire n13861 = ~n4820 | n8117;
    wire n13862 = n7072 & n11311;
    wire n13863 = n8119 | ~n9620;
    wire n13864 = n10871 ^ n10925;
    wire n13865 = n10871 ^ n11904;
    wire n13866 = ~(n7509 ^ n9380);
    wire n13867 = n8121 & ~n10807;
    wire n13868 = n5271 | n9816;
    wire n13869 = n8123 & ~n11549;
    wire n13870 = ~n1992 & n10873;
    wire n13871 = in[407] ^ n5977;
    wire n13872 = ~n9203 & n10874;
    wire n13873 = ~(n8125 ^ n12233);
    wire n13874 = n831 | n11228;
    wire n13875 = n10875 & n12081;
    wire n13876 = ~n5159 & n11068;
    wire n13877 = ~(n976 ^ n7637);
    wire n13878 = ~(n6688 & n10876);
    wire n13879 = ~(n10077 ^ n10876);
    wire n13880 = n7108 | n12242;
    wire n13881 = ~n6746 & n9438;
    wire n13882 = n1192 ^ n11117;
    wire n13883 = n8239 | n10879;
    wire n13884 = n5427 & ~n10879;
    wire n13885 = n8559 ^ n10152;
    wire n13886 = n8559 & ~n10382;
    wire n13887 = n7878 ^ n11541;
    wire n13888 = n6584 & n11238;
    wire n13889 = n668 & ~n10881;
    wire n13890 = ~(n7453 ^ n10883);
    wire n13891 = n776 ^ n10884;
    wire n13892 = ~n8137 & n12152;
    wire n13893 = n10886 & n11023;
    wire n13894 = n7740 ^ n10887;
    wire n13895 = ~(n10888 | n12031);
    wire n13896 = ~(n8144 ^ n9309);
    wire n13897 = ~(n8145 ^ n12050);
    wire n13898 = n8148 | n9948;
    wire n13899 = n8148 & ~n8745;
    wire n13900 = ~(n1460 ^ n4560);
    wire n13901 = n3131 | ~n10895;
    wire n13902 = ~(n5545 & n10896);
    wire n13903 = n4983 ^ n10897;
    wire n13904 = n4905 ^ n10898;
    wire n13905 = n8073 & ~n10899;
    wire n13906 = ~(n6920 & n9891);
    wire n13907 = ~n6121 & n10901;
    wire n13908 = ~(in[349] ^ n1466);
    wire n13909 = ~(n1466 | n11434);
    wire n13910 = ~n10906 | n12149;
    wire n13911 = ~n2601 & n10908;
    wire n13912 = in[372] | n8389;
    wire n13913 = in[372] ^ n4757;
    wire n13914 = n6393 | n10910;
    wire n13915 = ~n10911 & n11388;
    wire n13916 = n4843 ^ n8163;
    wire n13917 = n3070 ^ n6761;
    wire n13918 = n10077 & ~n10916;
    wire n13919 = ~(n7739 ^ n10916);
    wire n13920 = in[275] ^ n10602;
    wire n13921 = n8803 | n12068;
    wire n13922 = n2868 & ~n5210;
    wire n13923 = n4241 & n6004;
    wire n13924 = n8175 & n9925;
    wire n13925 = ~n9988 & n10918;
    wire n13926 = n4491 & n6812;
    wire n13927 = ~(n8645 ^ n11849);
    wire n13928 = n4869 ^ n8592;
    wire n13929 = n6596 | n8464;
    wire n13930 = n6596 ^ n8359;
    wire n13931 = n2875 & n10921;
    wire n13932 = n9125 & ~n10925;
    wire n13933 = in[435] & n2139;
    wire n13934 = in[435] ^ n2430;
    wire n13935 = n8662 & n10927;
    wire n13936 = n9176 & n10119;
    wire n13937 = ~n9018 | n12447;
    wire n13938 = ~n10240 & n10929;
    wire n13939 = ~(n5742 ^ n10931);
    wire n13940 = ~(n9352 ^ n10932);
    wire n13941 = n976 | n10935;
    wire n13942 = n5118 | n5805;
    wire n13943 = n10160 ^ n10937;
    wire n13944 = n9534 ^ n9888;
    wire n13945 = n8198 & ~n10346;
    wire n13946 = n8202 ^ n10021;
    wire n13947 = n1525 | n6190;
    wire n13948 = ~n1525 & n11212;
    wire n13949 = n10941 & n11809;
    wire n13950 = n10789 ^ n10941;
    wire n13951 = ~n7271 | n10942;
    wire n13952 = n2101 ^ n10942;
    wire n13953 = ~(n9189 | n11071);
    wire n13954 = n2876 | ~n10944;
    wire n13955 = n9223 ^ n10944;
    wire n13956 = n10472 ^ n10945;
    wire n13957 = n3608 | n9746;
    wire n13958 = ~(n6429 | n7781);
    wire n13959 = n2740 & ~n9055;
    wire n13960 = ~(n8118 | n8161);
    wire n13961 = n1886 & ~n10947;
    wire n13962 = n10949 ^ n11914;
    wire n13963 = n2545 & ~n7674;
    wire n13964 = ~(n1946 | n12409);
    wire n13965 = n668 & n1615;
    wire n13966 = n10952 | n12476;
    wire n13967 = n6191 & n7223;
    wire n13968 = n6191 | n9901;
    wire n13969 = ~(n1903 | n11363);
    wire n13970 = ~n8127 & n10954;
    wire n13971 = n6623 | n9070;
    wire n13972 = ~n671 | n10190;
    wire n13973 = ~n671 | n11719;
    wire n13974 = ~n6590 & n8214;
    wire n13975 = n5800 | n12414;
    wire n13976 = n2430 | n3323;
    wire n13977 = ~(n7574 | n10956);
    wire n13978 = n7691 & n10957;
    wire n13979 = ~(n8969 ^ n11201);
    wire n13980 = n4417 ^ n5232;
    wire n13981 = ~(n10359 | n10959);
    wire n13982 = ~(n6090 | n9843);
    wire n13983 = n9345 ^ n10962;
    wire n13984 = ~(n5258 ^ n9818);
    wire n13985 = ~(n2048 ^ n10964);
    wire n13986 = n1305 | n8723;
    wire n13987 = ~(n1305 | n11072);
    wire n13988 = n9737 ^ n12218;
    wire n13989 = ~(n3494 & n10967);
    wire n13990 = ~n7985 & n10968;
    wire n13991 = ~n5608 & n10968;
    wire n13992 = n2543 ^ n8234;
    wire n13993 = n8234 | n12299;
    wire n13994 = n9948 & ~n10970;
    wire n13995 = in[205] ^ n12212;
    wire n13996 = in[205] | n2220;
    wire n13997 = n5137 & n10971;
    wire n13998 = n10973 | n11119;
    wire n13999 = n5466 ^ n8727;
    wire n14000 = n10975 & ~n11418;
    wire n14001 = ~(n2034 | n10976);
    wire n14002 = n10387 ^ n10979;
    wire n14003 = n5277 | n12345;
    wire n14004 = ~(n5279 ^ n6887);
    wire n14005 = ~(n8243 ^ n10140);
    wire n14006 = ~n8090 | n10980;
    wire n14007 = ~(in[185] ^ n10983);
    wire n14008 = ~(n8813 ^ n10983);
    wire n14009 = ~(n1269 ^ n1608);
    wire n14010 = ~n8079 & n10986;
    wire n14011 = n2058 ^ n5286;
    wire n14012 = ~n5286 & n5608;
    wire n14013 = ~(n7695 | n10988);
    wire n14014 = ~(n8255 | n10222);
    wire n14015 = ~(n5804 ^ n10990);
    wire n14016 = n9042 ^ n10218;
    wire n14017 = ~(n7856 ^ n10991);
    wire n14018 = ~n1317 & n10994;
    wire n14019 = n8678 ^ n10995;
    wire n14020 = n10587 ^ n10995;
    wire n14021 = ~n8260 & n11758;
    wire n14022 = ~n6017 & n10997;
    wire n14023 = ~(n10998 | n11376);
    wire n14024 = n7547 | n8262;
    wire n14025 = n5298 | n5522;
    wire n14026 = n10999 & ~n12181;
    wire n14027 = ~n2300 & n9440;
    wire n14028 = n11000 | n12075;
    wire n14029 = ~n8951 & n11000;
    wire n14030 = n4104 ^ n8545;
    wire n14031 = n7255 ^ n8545;
    wire n14032 = n9985 ^ n11005;
    wire n14033 = ~n421 & n11007;
    wire n14034 = n11008 | n12570;
    wire n14035 = ~n8275 & n9961;
    wire n14036 = ~(n5311 ^ n10286);
    wire n14037 = n11010 ^ n12041;
    wire n14038 = ~(n1093 ^ n10236);
    wire n14039 = ~(n2636 | n11597);
    wire n14040 = n72 | ~n8653;
    wire n14041 = n5571 & ~n7154;
    wire n14042 = n7154 | n12247;
    wire n14043 = n7154 & n11290;
    wire n14044 = ~(n4956 | n11637);
    wire n14045 = n5319 ^ n8346;
    wire n14046 = n5319 ^ n5548;
    wire n14047 = ~n8281 & n11157;
    wire n14048 = n8283 | ~n11879;
    wire n14049 = ~n8283 & n11534;
    wire n14050 = ~in[389] & n11012;
    wire n14051 = n6968 | ~n8763;
    wire n14052 = n6130 | n11016;
    wire n14053 = n2281 | n11017;
    wire n14054 = ~n8291 | n11028;
    wire n14055 = ~n8380 | n10562;
    wire n14056 = n3214 & n11018;
    wire n14057 = n1132 & n8295;
    wire n14058 = ~n8214 & n8295;
    wire n14059 = n853 ^ n8295;
    wire n14060 = ~(n10680 | n11020);
    wire n14061 = ~(n5948 | n11021);
    wire n14062 = n7093 | n9724;
    wire n14063 = ~(n7014 ^ n11022);
    wire n14064 = ~(n2454 ^ n10006);
    wire n14065 = ~(n6921 ^ n11026);
    wire n14066 = ~(n2253 & n11027);
    wire n14067 = n7833 | n11027;
    wire n14068 = ~n5341 & n7399;
    wire n14069 = n1336 | ~n11034;
    wire n14070 = ~(n8870 | n11034);
    wire n14071 = ~(n6765 ^ n10697);
    wire n14072 = n6765 ^ n10813;
    wire n14073 = ~n6765 & n8266;
    wire n14074 = ~(in[105] | n12314);
    wire n14075 = n5094 ^ n7127;
    wire n14076 = n1269 & ~n11036;
    wire n14077 = n2195 ^ n9900;
    wire n14078 = n5427 | n6224;
    wire n14079 = n8315 & n9980;
    wire n14080 = ~in[325] | n2876;
    wire n14081 = ~(n11040 | n11388);
    wire n14082 = ~(in[291] ^ n7975);
    wire n14083 = ~n7870 & n8318;
    wire n14084 = n8304 ^ n11041;
    wire n14085 = ~n10504 | n11042;
    wire n14086 = n7827 ^ n11044;
    wire n14087 = n11015 ^ n11044;
    wire n14088 = ~(n8576 | n11045);
    wire n14089 = ~n8141 & n11045;
    wire n14090 = n3950 ^ n11046;
    wire n14091 = ~(in[185] ^ n6533);
    wire n14092 = n11048 ^ n12160;
    wire n14093 = n9995 | n11049;
    wire n14094 = n9513 & ~n11049;
    wire n14095 = ~(n8507 | n11050);
    wire n14096 = ~n421 & n11050;
    wire n14097 = n8209 | n11808;
    wire n14098 = n5263 & ~n7568;
    wire n14099 = n299 & ~n10386;
    wire n14100 = n1569 | ~n11056;
    wire n14101 = ~(n7588 | n11057);
    wire n14102 = n9277 & ~n9314;
    wire n14103 = n8783 & ~n11059;
    wire n14104 = n2891 & ~n9967;
    wire n14105 = ~(n11060 | n12173);
    wire n14106 = n1345 & ~n11634;
    wire n14107 = n11064 ^ n11774;
    wire n14108 = n8150 ^ n11065;
    wire n14109 = n8992 | n11067;
    wire n14110 = ~n5816 & n11067;
    wire n14111 = n8342 & ~n10170;
    wire n14112 = n8347 & ~n11223;
    wire n14113 = ~(n2581 | n8347);
    wire n14114 = n8350 ^ n11812;
    wire n14115 = ~n4831 & n12061;
    wire n14116 = n8698 & n12140;
    wire n14117 = ~(in[317] ^ n2111);
    wire n14118 = n186 & ~n10105;
    wire n14119 = ~n186 & n5634;
    wire n14120 = n5404 ^ n11229;
    wire n14121 = n11077 & ~n11837;
    wire n14122 = ~(n7992 ^ n11078);
    wire n14123 = ~(n9737 ^ n11081);
    wire n14124 = ~(n10241 | n11084);
    wire n14125 = ~n8572 & n11084;
    wire n14126 = n8368 & ~n11270;
    wire n14127 = n8462 & ~n11317;
    wire n14128 = in[352] ^ n5277;
    wire n14129 = in[352] | n4633;
    wire n14130 = n8372 & n10778;
    wire n14131 = n8373 & ~n10446;
    wire n14132 = ~(in[515] ^ n12472);
    wire n14133 = ~n10850 & n11088;
    wire n14134 = n6957 | ~n11089;
    wire n14135 = n6864 & n11090;
    wire n14136 = n1756 & n8375;
    wire n14137 = n10613 & ~n11092;
    wire n14138 = ~n9351 & n11094;
    wire n14139 = ~(n9998 | n11096);
    wire n14140 = ~n11096 | n11680;
    wire n14141 = ~(n1220 | n11097);
    wire n14142 = n11100 & ~n12085;
    wire n14143 = n7534 & ~n11102;
    wire n14144 = n8385 | n12518;
    wire n14145 = n7996 & ~n11252;
    wire n14146 = n7526 | n11103;
    wire n14147 = in[349] ^ n11104;
    wire n14148 = ~n5439 & n11732;
    wire n14149 = ~(n10707 ^ n11106);
    wire n14150 = ~(n8391 ^ n12552);
    wire n14151 = ~(n11107 | n12317);
    wire n14152 = ~(n8948 ^ n11109);
    wire n14153 = in[574] ^ n11110;
    wire n14154 = n4985 | ~n11112;
    wire n14155 = ~(n1782 ^ n11113);
    wire n14156 = n9491 & ~n10901;
    wire n14157 = ~n8396 & n9916;
    wire n14158 = n8175 | n9592;
    wire n14159 = n7750 | ~n8491;
    wire n14160 = n8491 & n10725;
    wire n14161 = n6159 | n11118;
    wire n14162 = ~(n8196 ^ n11121);
    wire n14163 = n879 | n11122;
    wire n14164 = n6591 | ~n8662;
    wire n14165 = ~(n8964 | n11124);
    wire n14166 = ~(n8072 ^ n11125);
    wire n14167 = n11126 & ~n11326;
    wire n14168 = ~n6903 & n11127;
    wire n14169 = ~n5266 & n8411;
    wire n14170 = n8702 & n11128;
    wire n14171 = ~n7639 & n9294;
    wire n14172 = ~(n11130 ^ n12400);
    wire n14173 = ~(n7904 & n11130);
    wire n14174 = n9542 ^ n11131;
    wire n14175 = n7377 | n11132;
    wire n14176 = n8662 | n11134;
    wire n14177 = n7360 | n11136;
    wire n14178 = n7192 ^ n11354;
    wire n14179 = n7059 | ~n12002;
    wire n14180 = n3898 & ~n10064;
    wire n14181 = n3898 & n11221;
    wire n14182 = n11142 ^ n11935;
    wire n14183 = n9867 & n11146;
    wire n14184 = n8447 ^ n9320;
    wire n14185 = n2495 ^ n8421;
    wire n14186 = n8421 ^ n8452;
    wire n14187 = n1593 ^ n11148;
    wire n14188 = n5267 | ~n11061;
    wire n14189 = n2920 & ~n11062;
    wire n14190 = ~n1678 & n11892;
    wire n14191 = n1678 ^ n2443;
    wire n14192 = n11149 & n11193;
    wire n14193 = n1132 ^ n8436;
    wire n14194 = ~n8425 & n12365;
    wire n14195 = n1502 | n9644;
    wire n14196 = n7355 & ~n11753;
    wire n14197 = n1980 ^ n6211;
    wire n14198 = n11163 | n11830;
    wire n14199 = n5461 ^ n11163;
    wire n14200 = n7305 ^ n8933;
    wire n14201 = ~(n3092 ^ n11165);
    wire n14202 = n5169 | n12287;
    wire n14203 = n7320 | n11171;
    wire n14204 = n11175 ^ n11516;
    wire n14205 = n5065 ^ n6923;
    wire n14206 = in[261] ^ n11178;
    wire n14207 = n11178 ^ n11553;
    wire n14208 = n5519 & ~n8003;
    wire n14209 = n8440 | ~n11211;
    wire n14210 = n8443 & ~n12565;
    wire n14211 = n5399 | n8444;
    wire n14212 = ~(n8079 | n11509);
    wire n14213 = n10161 & ~n11186;
    wire n14214 = n5193 | n5548;
    wire n14215 = ~(n11190 | n12409);
    wire n14216 = n10839 | n11200;
    wire n14217 = ~(n9051 ^ n11200);
    wire n14218 = ~n5109 & n10792;
    wire n14219 = n7712 ^ n11202;
    wire n14220 = ~n11202 & n12334;
    wire n14221 = n1888 ^ n5524;
    wire n14222 = ~n1773 | n11539;
    wire n14223 = ~n1938 | n3213;
    wire n14224 = ~n11204 | n11365;
    wire n14225 = ~(n7377 | n7597);
    wire n14226 = ~n5761 & n9165;
    wire n14227 = ~n11024 | n11209;
    wire n14228 = n6042 & ~n8265;
    wire n14229 = ~(n1346 | n7452);
    wire n14230 = n11001 ^ n11211;
    wire n14231 = n1479 | n6791;
    wire n14232 = n11213 | n11362;
    wire n14233 = n6677 | n11508;
    wire n14234 = n7749 | n8117;
    wire n14235 = ~n1481 & n8472;
    wire n14236 = n8911 ^ n11214;
    wire n14237 = ~(n5043 | n8474);
    wire n14238 = ~(n8475 | n12046);
    wire n14239 = n8476 | n12521;
    wire n14240 = n11218 ^ n11927;
    wire n14241 = n9436 | n11093;
    wire n14242 = n2602 ^ n9974;
    wire n14243 = n10042 & ~n11219;
    wire n14244 = n4171 | n9741;
    wire n14245 = in[437] & n5745;
    wire n14246 = n8919 | n11877;
    wire n14247 = ~(n8483 ^ n12583);
    wire n14248 = ~(n11222 | n11653);
    wire n14249 = ~(n9160 ^ n12319);
    wire n14250 = in[385] | ~n8147;
    wire n14251 = n11224 & ~n12546;
    wire n14252 = ~(n1875 | n11225);
    wire n14253 = n2584 ^ n11225;
    wire n14254 = n6364 ^ n8079;
    wire n14255 = n8014 ^ n11226;
    wire n14256 = n8899 ^ n11227;
    wire n14257 = n932 ^ n7835;
    wire n14258 = n11229 & ~n11710;
    wire n14259 = ~n10100 & n11230;
    wire n14260 = ~in[331] & n9917;
    wire n14261 = n5554 ^ n11782;
    wire n14262 = n11232 | n12451;
    wire n14263 = n10639 ^ n11233;
    wire n14264 = n5324 ^ n11234;
    wire n14265 = n10614 ^ n11234;
    wire n14266 = n8778 & ~n11235;
    wire n14267 = n3041 | n11236;
    wire n14268 = in[127] & ~n11236;
    wire n14269 = n1227 & n10540;
    wire n14270 = ~(n5559 ^ n8966);
    wire n14271 = ~(n6883 ^ n11589);
    wire n14272 = n8594 ^ n9474;
    wire n14273 = n6394 & ~n11241;
    wire n14274 = ~(n2075 ^ n2545);
    wire n14275 = n2139 | n10539;
    wire n14276 = ~in[435] & n10465;
    wire n14277 = n10917 ^ n11243;
    wire n14278 = n8409 & ~n10295;
    wire n14279 = ~(in[241] | n8409);
    wire n14280 = n7684 & n11246;
    wire n14281 = n5699 ^ n7556;
    wire n14282 = n5578 ^ n11203;
    wire n14283 = ~(n9461 ^ n9833);
    wire n14284 = n9701 | n12150;
    wire n14285 = ~(n9852 | n11248);
    wire n14286 = ~n9861 & n11252;
    wire n14287 = n3351 ^ n11253;
    wire n14288 = n8157 & n11737;
    wire n14289 = n11259 ^ n11769;
    wire n14290 = ~(n8099 | n11262);
    wire n14291 = ~n4831 | n11263;
    wire n14292 = ~(n2122 | n11019);
    wire n14293 = n425 | ~n10900;
    wire n14294 = in[517] ^ n2406;
    wire n14295 = n3612 & ~n7197;
    wire n14296 = ~n10469 & n11265;
    wire n14297 = n7012 | n11267;
    wire n14298 = ~(n5400 ^ n5859);
    wire n14299 = ~(n8839 | n11268);
    wire n14300 = n2047 | n9817;
    wire n14301 = n5805 ^ n9817;
    wire n14302 = n11270 & ~n11955;
    wire n14303 = n8517 | n12208;
    wire n14304 = ~(n2118 | n7488);
    wire n14305 = ~(n2118 & n6370);
    wire n14306 = n5322 & ~n11658;
    wire n14307 = ~(n3824 | n9023);
    wire n14308 = n11188 ^ n11273;
    wire n14309 = ~(n8523 ^ n9952);
    wire n14310 = ~(n11274 ^ n12200);
    wire n14311 = n3085 ^ n8985;
    wire n14312 = n2550 ^ n11275;
    wire n14313 = n5323 ^ n5608;
    wire n14314 = ~(in[738] ^ n3470);
    wire n14315 = n9962 & ~n11279;
    wire n14316 = ~(n2258 ^ n5612);
    wire n14317 = ~n1825 & n11250;
    wire n14318 = ~n11281 & n11711;
    wire n14319 = ~n6638 & n11019;
    wire n14320 = n5615 & ~n11054;
    wire n14321 = n11285 ^ n12113;
    wire n14322 = ~n8865 & n9904;
    wire n14323 = n8425 ^ n11286;
    wire n14324 = n1088 ^ n2427;
    wire n14325 = n10799 ^ n11287;
    wire n14326 = n4953 ^ n9618;
    wire n14327 = n8855 ^ n11289;
    wire n14328 = ~n5624 & n10260;
    wire n14329 = n7647 | n7655;
    wire n14330 = in[270] | n11291;
    wire n14331 = n11292 & ~n11370;
    wire n14332 = n8688 & n11292;
    wire n14333 = ~n11293 & n12157;
    wire n14334 = ~n11144 & n11295;
    wire n14335 = n3095 ^ n11295;
    wire n14336 = n4240 | n11655;
    wire n14337 = n5633 & n11874;
    wire n14338 = ~(n5637 | n8546);
    wire n14339 = ~(in[738] ^ n2256);
    wire n14340 = ~n2256 | n11649;
    wire n14341 = ~(n1833 ^ n6136);
    wire n14342 = n6736 | ~n9412;
    wire n14343 = n7669 | n11301;
    wire n14344 = n547 ^ n11301;
    wire n14345 = n2080 | n11840;
    wire n14346 = n387 ^ n2080;
    wire n14347 = ~(n6325 ^ n9588);
    wire n14348 = ~(n2584 ^ n10648);
    wire n14349 = ~(n8769 ^ n12196);
    wire n14350 = n4937 ^ n8769;
    wire n14351 = ~(n1953 ^ n5535);
    wire n14352 = ~n10951 & n11305;
    wire n14353 = n6415 | n8999;
    wire n14354 = ~(n5075 | n11306);
    wire n14355 = ~(n5263 ^ n11043);
    wire n14356 = n646 & ~n5278;
    wire n14357 = n7638 & ~n11307;
    wire n14358 = n8554 ^ n9612;
    wire n14359 = ~n8443 & n12464;
    wire n14360 = ~(n5063 ^ n8443);
    wire n14361 = ~(n2106 | n9514);
    wire n14362 = ~n11313 & n11548;
    wire n14363 = n4199 ^ n11315;
    wire n14364 = ~(n1175 ^ n3250);
    wire n14365 = ~(n3250 ^ n12279);
    wire n14366 = n5652 & ~n10262;
    wire n14367 = n8562 | n8959;
    wire n14368 = n933 | n5376;
    wire n14369 = n8170 ^ n11318;
    wire n14370 = n2116 & ~n10193;
    wire n14371 = n7012 | n11320;
    wire n14372 = n836 ^ n9396;
    wire n14373 = ~n11322 & n11798;
    wire n14374 = ~(n6833 ^ n11323);
    wire n14375 = ~(n6235 | n11324);
    wire n14376 = n9227 & ~n10002;
    wire n14377 = n8570 ^ n10208;
    wire n14378 = n5661 | n11771;
    wire n14379 = n873 ^ n11328;
    wire n14380 = n9652 | n11329;
    wire n14381 = n9440 ^ n11331;
    wire n14382 = n8574 ^ n11309;
    wire n14383 = n6736 ^ n11278;
    wire n14384 = n11193 | n11334;
    wire n14385 = n7015 | n7046;
    wire n14386 = n4034 ^ n8360;
    wire n14387 = n5088 & ~n8360;
    wire n14388 = n8844 & ~n11335;
    wire n14389 = n5669 | n10108;
    wire n14390 = ~(n5673 | n11979);
    wire n14391 = n5298 | n7655;
    wire n14392 = n8440 ^ n11338;
    wire n14393 = n7489 & n8580;
    wire n14394 = in[291] ^ n11150;
    wire n14395 = ~n1221 & n3021;
    wire n14396 = n11339 ^ n11826;
    wire n14397 = n11340 ^ n12126;
    wire n14398 = ~n2942 & n7760;
    wire n14399 = n5156 | n7564;
    wire n14400 = ~n7217 & n11342;
    wire n14401 = n2720 ^ n11342;
    wire n14402 = n10523 ^ n11345;
    wire n14403 = ~(n6945 | n11347);
    wire n14404 = ~(n5681 | n8608);
    wire n14405 = in[620] | ~n3080;
    wire n14406 = ~n11352 | n11836;
    wire n14407 = n9679 | n11352;
    wire n14408 = in[434] | n11353;
    wire n14409 = n8594 | n10909;
    wire n14410 = ~(n400 ^ n5235);
    wire n14411 = n2220 ^ n3339;
    wire n14412 = ~(n3110 ^ n11355);
    wire n14413 = n8322 & ~n11355;
    wire n14414 = n10753 | ~n11360;
    wire n14415 = ~(n5193 ^ n12541);
    wire n14416 = ~n8602 & n9811;
    wire n14417 = n976 & ~n8273;
    wire n14418 = n6678 | n11188;
    wire n14419 = n2059 & ~n11366;
    wire n14420 = ~(in[406] | n10438);
    wire n14421 = ~(n5101 ^ n9341);
    wire n14422 = n8588 | n11368;
    wire n14423 = n8720 | ~n11369;
    wire n14424 = n4397 ^ n11370;
    wire n14425 = n9433 | ~n11371;
    wire n14426 = n972 & ~n11897;
    wire n14427 = ~(n7340 ^ n11343);
    wire n14428 = ~(in[89] | n4460);
    wire n14429 = ~n157 & n1333;
    wire n14430 = n7929 & n8608;
    wire n14431 = ~(n8609 ^ n11733);
    wire n14432 = ~n8015 | n11376;
    wire n14433 = n11378 & n12555;
    wire n14434 = n8922 ^ n11379;
    wire n14435 = ~(n11381 ^ n12197);
    wire n14436 = n10960 | n11382;
    wire n14437 = in[291] & n11383;
    wire n14438 = ~n9010 | n11384;
    wire n14439 = n5572 ^ n8621;
    wire n14440 = ~(n5748 ^ n8292);
    wire n14441 = n8622 ^ n10534;
    wire n14442 = n5735 | ~n11153;
    wire n14443 = n5735 | n10922;
    wire n14444 = n6187 & ~n11387;
    wire n14445 = n7991 ^ n8636;
    wire n14446 = ~(n5740 ^ n11302);
    wire n14447 = ~n8641 & n12366;
    wire n14448 = n8081 ^ n11393;
    wire n14449 = ~(n6358 ^ n10041);
    wire n14450 = n2368 | ~n11397;
    wire n14451 = n1609 | n11437;
    wire n14452 = in[148] ^ n11400;
    wire n14453 = ~(n5749 | n11401);
    wire n14454 = ~(n5254 | n11401);
    wire n14455 = n6225 ^ n11403;
    wire n14456 = n5757 | n8770;
    wire n14457 = ~n8440 | n11404;
    wire n14458 = n5891 & n11405;
    wire n14459 = n2891 ^ n11406;
    wire n14460 = n9576 & ~n11407;
    wire n14461 = ~(n9066 | n11407);
    wire n14462 = ~n7615 | n9854;
    wire n14463 = ~(n7615 ^ n12223);
    wire n14464 = ~(n5057 | n8654);
    wire n14465 = ~(n5816 ^ n11410);
    wire n14466 = n9441 & ~n11415;
    wire n14467 = n2125 ^ n11416;
    wire n14468 = ~n9340 | n12319;
    wire n14469 = ~(n8229 ^ n8670);
    wire n14470 = ~n5787 | n9729;
    wire n14471 = n7455 & n8575;
    wire n14472 = n2008 & n11428;
    wire n14473 = ~n6893 & n8676;
    wire n14474 = ~(n8065 | n11430);
    wire n14475 = n1211 & ~n5779;
    wire n14476 = n11431 | ~n12329;
    wire n14477 = n6960 | n11433;
    wire n14478 = ~n5784 | n11961;
    wire n14479 = n6329 & ~n11114;
    wire n14480 = ~n11310 & n11438;
    wire n14481 = n10820 | n11439;
    wire n14482 = n2234 ^ n5007;
    wire n14483 = n5007 & n11555;
    wire n14484 = ~(n1319 ^ n8783);
    wire n14485 = n9050 ^ n10396;
    wire n14486 = ~(n1894 ^ n12241);
    wire n14487 = ~(n11445 & n12527);
    wire n14488 = n11445 & n12255;
    wire n14489 = n4761 ^ n5540;
    wire n14490 = ~n4761 & n8026;
    wire n14491 = n1437 | n9453;
    wire n14492 = ~n1599 & n11968;
    wire n14493 = ~(n1188 ^ n1833);
    wire n14494 = ~n1975 & n10631;
    wire n14495 = n1975 ^ n5839;
    wire n14496 = ~n11455 & n11698;
    wire n14497 = n10207 & ~n11455;
    wire n14498 = n10660 ^ n11456;
    wire n14499 = n9841 ^ n11462;
    wire n14500 = n2271 & n3232;
    wire n14501 = ~(n7775 | n10866);
    wire n14502 = in[321] ^ n9352;
    wire n14503 = ~(n8633 | n9558);
    wire n14504 = ~n5708 & n11465;
    wire n14505 = ~(n11466 | n12280);
    wire n14506 = ~(n8927 | n11467);
    wire n14507 = ~n3631 & n8398;
    wire n14508 = ~n8342 | n11470;
    wire n14509 = ~(n556 ^ n11470);
    wire n14510 = n11471 & ~n11478;
    wire n14511 = n11472 & ~n11770;
    wire n14512 = n972 ^ n12060;
    wire n14513 = ~(n7278 ^ n7758);
    wire n14514 = n6702 & ~n7278;
    wire n14515 = n5740 ^ n8711;
    wire n14516 = ~(n7448 ^ n11473);
    wire n14517 = ~(n2485 ^ n10303);
    wire n14518 = n8712 | n8992;
    wire n14519 = n8712 ^ n8864;
    wire n14520 = ~(n11237 | n11475);
    wire n14521 = n8714 | n11184;
    wire n14522 = ~(n5514 | n7907);
    wire n14523 = n2581 & ~n7969;
    wire n14524 = ~n7234 & n11479;
    wire n14525 = n4948 ^ n11448;
    wire n14526 = ~n8723 & n11191;
    wire n14527 = n5838 & ~n12225;
    wire n14528 = n6559 & n10163;
    wire n14529 = n10319 | n11482;
    wire n14530 = ~n8725 & n10799;
    wire n14531 = n1983 ^ n4569;
    wire n14532 = n4633 ^ n11486;
    wire n14533 = ~(n4628 ^ n5381);
    wire n14534 = n5851 ^ n8819;
    wire n14535 = n3032 | n11488;
    wire n14536 = n11489 | ~n12396;
    wire n14537 = n11490 ^ n11690;
    wire n14538 = n2195 & n9222;
    wire n14539 = ~n1875 & n6614;
    wire n14540 = n4399 | n11493;
    wire n14541 = ~(n7947 | n11494);
    wire n14542 = n11495 & ~n11917;
    wire n14543 = n8807 | n11517;
    wire n14544 = ~n2250 & n8735;
    wire n14545 = ~(n4373 ^ n10769);
    wire n14546 = n6432 ^ n9346;
    wire n14547 = n2281 & ~n6893;
    wire n14548 = n11169 | n11497;
    wire n14549 = n2404 ^ n11205;
    wire n14550 = in[461] & n1584;
    wire n14551 = n5248 & n11505;
    wire n14552 = n7600 & n8710;
    wire n14553 = n10489 & ~n11506;
    wire n14554 = ~(n2070 | n5869);
    wire n14555 = n10490 ^ n11510;
    wire n14556 = n11512 | n11810;
    wire n14557 = n8353 ^ n11515;
    wire n14558 = ~(in[105] ^ n11516);
    wire n14559 = n7720 ^ n11519;
    wire n14560 = n9592 ^ n11520;
    wire n14561 = n10049 | n11520;
    wire n14562 = ~(n8615 ^ n8790);
    wire n14563 = n1164 & ~n8790;
    wire n14564 = n6517 ^ n11523;
    wire n14565 = ~(n10945 ^ n11525);
    wire n14566 = ~(n11525 ^ n12459);
    wire n14567 = n3808 ^ n7651;
    wire n14568 = ~(n5712 ^ n5892);
    wire n14569 = ~(n11530 | n11985);
    wire n14570 = n11325 ^ n11530;
    wire n14571 = ~(n6452 | n8052);
    wire n14572 = ~n9643 & n11531;
    wire n14573 = ~n7575 & n11532;
    wire n14574 = n10148 | n11534;
    wire n14575 = ~(n11535 | n12111);
    wire n14576 = ~n8766 & n9042;
    wire n14577 = n11538 & ~n12307;
    wire n14578 = ~n11321 | n11538;
    wire n14579 = n9170 & n11539;
    wire n14580 = n8772 | n12045;
    wire n14581 = n1355 ^ n7823;
    wire n14582 = n8167 & n9796;
    wire n14583 = n4893 ^ n11545;
    wire n14584 = ~n850 & n11546;
    wire n14585 = n7751 ^ n11386;
    wire n14586 = ~n9984 | n11547;
    wire n14587 = ~(n11548 | n12510);
    wire n14588 = ~n132 & n4856;
    wire n14589 = n132 & n11168;
    wire n14590 = ~n5647 & n5922;
    wire n14591 = n4151 ^ n11552;
    wire n14592 = in[324] & ~in[368];
    wire n14593 = n10794 ^ n11554;
    wire n14594 = n1193 ^ n11260;
    wire n14595 = n10405 | n11556;
    wire n14596 = ~(n9841 | n11556);
    wire n14597 = ~(n5927 ^ n11930);
    wire n14598 = n8912 ^ n9775;
    wire n14599 = ~n7829 & n11560;
    wire n14600 = ~(n5131 ^ n11560);
    wire n14601 = n10365 & n11561;
    wire n14602 = ~(n8750 ^ n11561);
    wire n14603 = n8716 | n11563;
    wire n14604 = in[272] ^ n11119;
    wire n14605 = n11567 ^ n12296;
    wire n14606 = in[387] | n2451;
    wire n14607 = n8802 ^ n11269;
    wire n14608 = n9348 | n10705;
    wire n14609 = n11227 | n11571;
    wire n14610 = n2008 | n12213;
    wire n14611 = n5937 | n7519;
    wire n14612 = ~in[709] & n2749;
    wire n14613 = ~n8603 & n11576;
    wire n14614 = ~(n7664 ^ n8809);
    wire n14615 = n2404 & ~n8697;
    wire n14616 = ~n6276 & n11773;
    wire n14617 = n4949 & n9751;
    wire n14618 = ~n1598 & n9156;
    wire n14619 = n4628 | n6883;
    wire n14620 = ~(n850 | n9905);
    wire n14621 = ~(n7271 | n9141);
    wire n14622 = n5225 | n7271;
    wire n14623 = n11073 | n11587;
    wire n14624 = ~(n3047 | n11591);
    wire n14625 = n5125 ^ n8186;
    wire n14626 = n1931 & ~n8942;
    wire n14627 = n8942 & n9399;
    wire n14628 = ~(n1610 ^ n11903);
    wire n14629 = n8820 | n10446;
    wire n14630 = n6211 | n11592;
    wire n14631 = n4487 ^ n12087;
    wire n14632 = n4487 | ~n5745;
    wire n14633 = n8823 | n11187;
    wire n14634 = ~(n10180 ^ n11594);
    wire n14635 = ~n9144 & n11595;
    wire n14636 = n11186 | n11595;
    wire n14637 = n8950 & ~n11596;
    wire n14638 = in[707] | ~n11596;
    wire n14639 = n9639 & n11597;
    wire n14640 = n6098 | n12337;
    wire n14641 = n2356 | ~n7050;
    wire n14642 = n10505 | ~n11600;
    wire n14643 = ~(n1938 | n11605);
    wire n14644 = n9392 ^ n11605;
    wire n14645 = n1834 | ~n11906;
    wire n14646 = n11606 ^ n12052;
    wire n14647 = n1719 & ~n8223;
    wire n14648 = n8836 & ~n11221;
    wire n14649 = in[360] ^ n671;
    wire n14650 = ~(n6591 ^ n11610);
    wire n14651 = ~n7380 | n9087;
    wire n14652 = ~n7393 & n11612;
    wire n14653 = ~n400 & n11613;
    wire n14654 = ~(in[456] | n8838);
    wire n14655 = in[578] | n11614;
    wire n14656 = n8839 ^ n9424;
    wire n14657 = n6201 | ~n10872;
    wire n14658 = n7435 & ~n10448;
    wire n14659 = ~(n11064 ^ n11617);
    wire n14660 = n7481 & ~n11617;
    wire n14661 = ~(n11544 ^ n11620);
    wire n14662 = n2571 ^ n4742;
    wire n14663 = ~n11621 & n11877;
    wire n14664 = n7201 | n11622;
    wire n14665 = ~(n5836 ^ n10864);
    wire n14666 = n1161 | n5836;
    wire n14667 = n11624 | n11755;
    wire n14668 = n7754 & n11626;
    wire n14669 = ~(n11526 ^ n11627);
    wire n14670 = n2723 & n11628;
    wire n14671 = n9495 ^ n11629;
    wire n14672 = n561 ^ n8855;
    wire n14673 = n5853 | n11632;
    wire n14674 = in[434] | n11941;
    wire n14675 = n3248 & n5561;
    wire n14676 = n5561 ^ n8861;
    wire n14677 = ~n3885 & n9356;
    wire n14678 = ~(n9356 | n9990);
    wire n14679 = ~n11635 & n12194;
    wire n14680 = ~(n8864 | n8988);
    wire n14681 = n11638 ^ n12413;
    wire n14682 = ~(n11627 ^ n11638);
    wire n14683 = n5471 & n5839;
    wire n14684 = ~(n10517 ^ n11639);
    wire n14685 = n3416 | n9414;
    wire n14686 = n2920 ^ n3416;
    wire n14687 = ~(n816 | n8887);
    wire n14688 = ~n9955 & n11644;
    wire n14689 = ~(n9417 | n10852);
    wire n14690 = ~(n6819 ^ n9417);
    wire n14691 = n4241 | n6733;
    wire n14692 = ~n10089 & n11649;
    wire n14693 = n2610 ^ n9615;
    wire n14694 = n8881 & ~n10864;
    wire n14695 = n8881 ^ n11738;
    wire n14696 = n7744 & n8638;
    wire n14697 = n8942 | n9150;
    wire n14698 = n7241 ^ n11655;
    wire n14699 = n7349 & n8885;
    wire n14700 = n11095 ^ n11656;
    wire n14701 = ~(n9603 ^ n11657);
    wire n14702 = ~(n6516 ^ n11658);
    wire n14703 = ~(n10355 ^ n11659);
    wire n14704 = ~n6004 & n11661;
    wire n14705 = n2038 ^ n6042;
    wire n14706 = n5212 ^ n9636;
    wire n14707 = ~(n2038 ^ n12103);
    wire n14708 = n11417 | ~n11662;
    wire n14709 = ~n9020 | n11867;
    wire n14710 = n8891 & ~n12331;
    wire n14711 = n8892 ^ n11145;
    wire n14712 = n8118 ^ n9727;
    wire n14713 = n9727 & ~n10362;
    wire n14714 = n7355 | n9115;
    wire n14715 = n1642 & n8198;
    wire n14716 = n3093 ^ n11666;
    wire n14717 = n9115 ^ n11666;
    wire n14718 = ~n7197 & n11667;
    wire n14719 = n10528 & ~n11668;
    wire n14720 = ~(n11669 ^ n11718);
    wire n14721 = ~n7421 & n8895;
    wire n14722 = ~(n8215 ^ n11025);
    wire n14723 = n11296 ^ n11671;
    wire n14724 = ~n11671 & n11865;
    wire n14725 = ~(n8851 | n12565);
    wire n14726 = in[434] ^ n10022;
    wire n14727 = ~n7093 & n10604;
    wire n14728 = n2855 & n8898;
    wire n14729 = n11672 ^ n12573;
    wire n14730 = n9880 | n11673;
    wire n14731 = n7627 | n11673;
    wire n14732 = ~(n5785 ^ n12453);
    wire n14733 = n11675 | n12291;
    wire n14734 = ~(n7863 | n11893);
    wire n14735 = n831 | n6060;
    wire n14736 = n8902 ^ n12338;
    wire n14737 = ~n1958 & n11678;
    wire n14738 = n4614 ^ n6066;
    wire n14739 = n6066 ^ n9811;
    wire n14740 = n5057 | n7847;
    wire n14741 = n7847 ^ n11664;
    wire n14742 = n8905 | n10951;
    wire n14743 = in[212] | n8905;
    wire n14744 = n11513 | n11679;
    wire n14745 = n636 | n11422;
    wire n14746 = n1259 ^ n10935;
    wire n14747 = n1259 ^ n12326;
    wire n14748 = n1270 ^ n8335;
    wire n14749 = n6146 & ~n11680;
    wire n14750 = n11681 & ~n12346;
    wire n14751 = n10568 | n11682;
    wire n14752 = n8637 | n11683;
    wire n14753 = n7781 | n11684;
    wire n14754 = ~n5538 | n11492;
    wire n14755 = n11686 ^ n12450;
    wire n14756 = n10202 | n11687;
    wire n14757 = ~(n11101 ^ n11688);
    wire n14758 = ~(n5235 | n11690);
    wire n14759 = ~n3093 & n9335;
    wire n14760 = n8095 & ~n11692;
    wire n14761 = n6076 ^ n12511;
    wire n14762 = ~(n2141 | n9123);
    wire n14763 = n8217 ^ n11693;
    wire n14764 = n1467 ^ n10592;
    wire n14765 = n8916 & n11484;
    wire n14766 = n8474 | n8916;
    wire n14767 = n4482 & ~n5450;
    wire n14768 = n4482 & ~n12326;
    wire n14769 = n4805 | n11696;
    wire n14770 = n9378 | n11697;
    wire n14771 = ~n3174 & n11697;
    wire n14772 = n6669 | n12341;
    wire n14773 = n1192 | n10515;
    wire n14774 = n7014 & n11698;
    wire n14775 = n7256 ^ n11699;
    wire n14776 = n2877 ^ n6087;
    wire n14777 = n6087 & ~n9932;
    wire n14778 = n8923 & ~n9970;
    wire n14779 = n7653 ^ n11701;
    wire n14780 = n11702 ^ n11960;
    wire n14781 = ~(in[463] ^ n11703);
    wire n14782 = n8343 ^ n8927;
    wire n14783 = n2697 ^ n9186;
    wire n14784 = n6091 & ~n6469;
    wire n14785 = n11440 | n11704;
    wire n14786 = n10765 | n11704;
    wire n14787 = n5275 & ~n11705;
    wire n14788 = n2708 | n2889;
    wire n14789 = ~(n1341 | n8578);
    wire n14790 = ~(n8934 ^ n11624);
    wire n14791 = n8025 ^ n11711;
    wire n14792 = ~n5376 | n9657;
    wire n14793 = ~(n10989 ^ n11715);
    wire n14794 = n10010 & ~n11716;
    wire n14795 = n2723 | ~n12187;
    wire n14796 = ~n8939 | n9854;
    wire n14797 = n8475 ^ n8939;
    wire n14798 = ~n10190 & n11717;
    wire n14799 = n1220 ^ n11718;
    wire n14800 = n2487 | n5490;
    wire n14801 = in[352] | n5569;
    wire n14802 = n7969 | n9157;
    wire n14803 = n7530 | n8946;
    wire n14804 = n8946 & n11286;
    wire n14805 = ~(n303 ^ n7722);
    wire n14806 = n303 | ~n12222;
    wire n14807 = n9497 ^ n12618;
    wire n14808 = ~(n5857 ^ n5959);
    wire n14809 = n5857 ^ n8921;
    wire n14810 = ~(n5535 | n11722);
    wire n14811 = n4191 | n9338;
    wire n14812 = n1825 | n10621;
    wire n14813 = n5592 | n10522;
    wire n14814 = n5771 | n11725;
    wire n14815 = ~n2503 & n11726;
    wire n14816 = n5619 | ~n8077;
    wire n14817 = in[272] | ~n11728;
    wire n14818 = n11101 & n11729;
    wire n14819 = n7712 | n11734;
    wire n14820 = n10321 & ~n11735;
    wire n14821 = n6137 & n11366;
    wire n14822 = n6137 ^ n11780;
    wire n14823 = n1433 & ~n4177;
    wire n14824 = ~(n8967 | n8987);
    wire n14825 = ~(n6146 ^ n11304);
    wire n14826 = n9196 ^ n11738;
    wire n14827 = n5861 | n6147;
    wire n14828 = ~(n6147 ^ n12419);
    wire n14829 = n11739 & ~n12486;
    wire n14830 = n9173 & n11740;
    wire n14831 = ~(n6454 | n8972);
    wire n14832 = n3886 | n8972;
    wire n14833 = n5990 & ~n6042;
    wire n14834 = ~(n8974 | n10417);
    wire n14835 = n9339 ^ n9855;
    wire n14836 = n4371 & ~n11981;
    wire n14837 = ~(n4371 ^ n12174);
    wire n14838 = n8900 ^ n11741;
    wire n14839 = ~(n5892 ^ n8977);
    wire n14840 = n8223 ^ n11742;
    wire n14841 = n6439 ^ n12088;
    wire n14842 = ~(n5413 ^ n9076);
    wire n14843 = in[515] | n5524;
    wire n14844 = ~(n4879 ^ n5200);
    wire n14845 = ~(n9125 | n11746);
    wire n14846 = n2954 | n10268;
    wire n14847 = n2247 & n8980;
    wire n14848 = n8980 ^ n11794;
    wire n14849 = n6254 | n9618;
    wire n14850 = ~n7032 & n11748;
    wire n14851 = ~n11748 & n11976;
    wire n14852 = n6804 ^ n11392;
    wire n14853 = ~n9542 & n12143;
    wire n14854 = ~(n7937 ^ n11749);
    wire n14855 = n4571 & ~n8982;
    wire n14856 = n6939 ^ n8987;
    wire n14857 = n8987 & ~n10008;
    wire n14858 = n11223 ^ n11754;
    wire n14859 = ~(in[165] ^ n1427);
    wire n14860 = n1427 ^ n11683;
    wire n14861 = n4569 & n8858;
    wire n14862 = n11756 & ~n12104;
    wire n14863 = n10163 & ~n11757;
    wire n14864 = ~n7787 & n8545;
    wire n14865 = ~n3069 | n10196;
    wire n14866 = n957 ^ n11761;
    wire n14867 = n6181 | n10224;
    wire n14868 = n6181 | n9961;
    wire n14869 = ~(in[371] | n11453);
    wire n14870 = ~(n2280 & n11763);
    wire n14871 = ~n5947 & n9005;
    wire n14872 = n6061 ^ n6833;
    wire n14873 = n8945 & ~n11314;
    wire n14874 = n8973 | ~n9010;
    wire n14875 = n11706 | n11769;
    wire n14876 = ~n1220 & n6206;
    wire n14877 = ~n2544 | n5194;
    wire n14878 = n11772 | n12400;
    wire n14879 = n9977 | n11774;
    wire n14880 = n4488 | ~n9027;
    wire n14881 = n1645 | n5136;
    wire n14882 = n8575 ^ n11778;
    wire n14883 = n1962 | n11779;
    wire n14884 = ~(n2777 ^ n12444);
    wire n14885 = n2777 | n5311;
    wire n14886 = n480 | n5221;
    wire n14887 = n480 | n11859;
    wire n14888 = n8423 & ~n9117;
    wire n14889 = ~n9035 & n10464;
    wire n14890 = n1439 | n11664;
    wire n14891 = n8369 ^ n9403;
    wire n14892 = n9040 & n10737;
    wire n14893 = n8972 & ~n11781;
    wire n14894 = n1616 & ~n4904;
    wire n14895 = ~(n9044 | n12557);
    wire n14896 = ~(n5412 ^ n11784);
    wire n14897 = n8033 | n9979;
    wire n14898 = n2569 & n9048;
    wire n14899 = ~n7839 | n11786;
    wire n14900 = n7284 | n8343;
    wire n14901 = n8658 & ~n9757;
    wire n14902 = n7508 | ~n11787;
    wire n14903 = n9314 ^ n12433;
    wire n14904 = n5322 & ~n8924;
    wire n14905 = n1931 ^ n6091;
    wire n14906 = n7141 | n7649;
    wire n14907 = ~(n6246 & n10226);
    wire n14908 = n6469 | n9053;
    wire n14909 = n5249 & ~n11461;
    wire n14910 = n5298 & n10257;
    wire n14911 = ~(n10253 | n11792);
    wire n14912 = n6345 ^ n9057;
    wire n14913 = n669 & ~n5608;
    wire n14914 = n11795 | ~n12252;
    wire n14915 = n10784 | n11796;
    wire n14916 = n9062 ^ n11294;
    wire n14917 = n9938 & ~n11797;
    wire n14918 = n7049 & n9469;
    wire n14919 = ~(n2930 | n6071);
    wire n14920 = ~(n11800 ^ n12209);
    wire n14921 = ~n11801 & n12127;
    wire n14922 = ~(n2698 ^ n9501);
    wire n14923 = n11030 ^ n11802;
    wire n14924 = n8461 & n11802;
    wire n14925 = ~(n7459 | n8228);
    wire n14926 = n7459 & ~n9692;
    wire n14927 = n9064 & n10665;
    wire n14928 = n9065 ^ n11300;
    wire n14929 = ~(n6258 ^ n10654);
    wire n14930 = n9221 & n11804;
    wire n14931 = ~n9070 & n10443;
    wire n14932 = ~n7872 | n11808;
    wire n14933 = ~n9071 | n10422;
    wire n14934 = n6630 | n9071;
    wire n14935 = n6675 ^ n11809;
    wire n14936 = n10628 & ~n11810;
    wire n14937 = n6266 | n9044;
    wire n14938 = ~n6266 & n7141;
    wire n14939 = ~n6093 & n9150;
    wire n14940 = n9113 | ~n11196;
    wire n14941 = ~in[258] & n8460;
    wire n14942 = n11816 | ~n12342;
    wire n14943 = n10599 & n11817;
    wire n14944 = n7586 | n11818;
    wire n14945 = n9079 ^ n12020;
    wire n14946 = n11822 | n11846;
    wire n14947 = n2533 ^ n9083;
    wire n14948 = n9084 & n10652;
    wire n14949 = n6024 ^ n9451;
    wire n14950 = n6024 & ~n9496;
    wire n14951 = ~(n5540 | n6287);
    wire n14952 = ~(n9085 | n9933);
    wire n14953 = n7931 ^ n11827;
    wire n14954 = n11613 ^ n11828;
    wire n14955 = ~(in[352] ^ n11831);
    wire n14956 = n8830 | ~n11831;
    wire n14957 = n10564 | n11832;
    wire n14958 = ~(n7215 | n11833);
    wire n14959 = ~(n9057 ^ n11835);
    wire n14960 = n9862 & ~n11835;
    wire n14961 = ~n9848 & n11836;
    wire n14962 = n9101 & ~n10626;
    wire n14963 = ~n5661 & n7326;
    wire n14964 = n11841 ^ n12305;
    wire n14965 = n8352 | n11842;
    wire n14966 = n6323 ^ n11843;
    wire n14967 = n9909 & ~n11844;
    wire n14968 = ~(n2280 | n6306);
    wire n14969 = ~(n2125 | n12512);
    wire n14970 = ~n7317 | n11847;
    wire n14971 = n9316 | n9736;
    wire n14972 = n2058 ^ n12159;
    wire n14973 = n4859 | n11850;
    wire n14974 = n6378 ^ n12224;
    wire n14975 = n4734 & ~n6378;
    wire n14976 = n11853 & n12526;
    wire n14977 = n1869 | n11312;
    wire n14978 = n4145 | n4268;
    wire n14979 = n6316 ^ n11958;
    wire n14980 = n11857 | ~n11920;
    wire n14981 = n8972 & n11858;
    wire n14982 = ~(n10363 | n11861);
    wire n14983 = n9120 | n10185;
    wire n14984 = ~(n5605 ^ n9120);
    wire n14985 = ~(n6141 | n11862);
    wire n14986 = ~(n11863 ^ n12455);
    wire n14987 = ~(n4257 ^ n11864);
    wire n14988 = in[295] ^ n2085;
    wire n14989 = ~n8188 & n11866;
    wire n14990 = ~in[164] & n11866;
    wire n14991 = n10228 & ~n11867;
    wire n14992 = ~n1795 & n11870;
    wire n14993 = ~(n10513 ^ n11871);
    wire n14994 = n1025 & ~n11871;
    wire n14995 = n4508 ^ n10344;
    wire n14996 = ~(n6989 ^ n9642);
    wire n14997 = ~n6342 | n12220;
    wire n14998 = ~n8074 & n11876;
    wire n14999 = n10671 & ~n11878;
    wire n15000 = ~n1481 & n11878;
    wire n15001 = n5109 & n11880;
    wire n15002 = n3051 | n6206;
    wire n15003 = ~n1015 | n11884;
    wire n15004 = n7325 | n11884;
    wire n15005 = ~(n8698 | n11885);
    wire n15006 = ~n8550 | n11886;
    wire n15007 = n9143 ^ n11124;
    wire n15008 = ~n2550 & n9144;
    wire n15009 = n6845 ^ n12503;
    wire n15010 = n9149 ^ n10710;
    wire n15011 = ~(n9675 ^ n10272);
    wire n15012 = n9152 ^ n11032;
    wire n15013 = ~(n6365 ^ n7523);
    wire n15014 = ~(in[685] ^ n1589);
    wire n15015 = ~n10018 & n11894;
    wire n15016 = n2736 & ~n11895;
    wire n15017 = ~(n11273 | n11896);
    wire n15018 = ~n9808 | n11897;
    wire n15019 = n5988 ^ n9156;
    wire n15020 = n11898 & ~n12539;
    wire n15021 = n8398 | n11904;
    wire n15022 = ~in[599] & n11905;
    wire n15023 = ~(n11906 ^ n12302);
    wire n15024 = ~n1443 & n9833;
    wire n15025 = ~(n10926 | n11909);
    wire n15026 = ~(n11910 ^ n12130);
    wire n15027 = n1961 & n9944;
    wire n15028 = n11487 & n11912;
    wire n15029 = ~n9020 & n11912;
    wire n15030 = n9175 & n9929;
    wire n15031 = ~(in[43] ^ n880);
    wire n15032 = n946 | n10740;
    wire n15033 = n946 ^ n11533;
    wire n15034 = n2220 ^ n11919;
    wire n15035 = ~(n11919 ^ n12161);
    wire n15036 = n6401 | n10744;
    wire n15037 = n482 ^ n6939;
    wire n15038 = n1527 | n2220;
    wire n15039 = n1527 | n3386;
    wire n15040 = n5107 ^ n6124;
    wire n15041 = n6783 ^ n11922;
    wire n15042 = n11923 & ~n12469;
    wire n15043 = n9979 ^ n11924;
    wire n15044 = ~(n6854 ^ n9192);
    wire n15045 = ~(n11713 ^ n11926);
    wire n15046 = ~(n4642 ^ n7905);
    wire n15047 = n7905 & ~n10494;
    wire n15048 = n11166 ^ n11927;
    wire n15049 = in[325] & n11928;
    wire n15050 = ~(n1962 ^ n9196);
    wire n15051 = ~n3203 & n11931;
    wire n15052 = n1421 ^ n8811;
    wire n15053 = n5764 ^ n11934;
    wire n15054 = ~(n6098 | n9061);
    wire n15055 = n9061 ^ n10351;
    wire n15056 = ~n1574 & n7464;
    wire n15057 = ~n7464 & n9205;
    wire n15058 = n6037 | n10202;
    wire n15059 = ~(n6037 ^ n9606);
    wire n15060 = n10139 | n11936;
    wire n15061 = n8295 | n11936;
    wire n15062 = ~(n4682 | n9203);
    wire n15063 = ~n1607 & n11937;
    wire n15064 = ~(n11248 | n11938);
    wire n15065 = ~in[465] & n12268;
    wire n15066 = n3165 ^ n9483;
    wire n15067 = n6428 | ~n7725;
    wire n15068 = n8477 | ~n11942;
    wire n15069 = ~(n9594 & n11944);
    wire n15070 = ~(in[359] ^ n8720);
    wire n15071 = in[348] ^ n7049;
    wire n15072 = in[348] ^ n8117;
    wire n15073 = ~n7259 & n11946;
    wire n15074 = n10178 ^ n11949;
    wire n15075 = ~(n4491 | n6432);
    wire n15076 = ~(n10824 ^ n11951);
    wire n15077 = n6786 ^ n8964;
    wire n15078 = n6903 | n11954;
    wire n15079 = n11171 | n11955;
    wire n15080 = in[435] & ~n12561;
    wire n15081 = ~n10410 & n11958;
    wire n15082 = in[322] ^ n4841;
    wire n15083 = n6791 | n11959;
    wire n15084 = n10907 | n11960;
    wire n15085 = n7539 | n11961;
    wire n15086 = n5565 | n11962;
    wire n15087 = n7982 & n11833;
    wire n15088 = n5502 & ~n11963;
    wire n15089 = n8337 | n11856;
    wire n15090 = n11965 & n12441;
    wire n15091 = n11969 ^ n12440;
    wire n15092 = n6700 & n9231;
    wire n15093 = n1914 | ~n5229;
    wire n15094 = ~n4804 & n11970;
    wire n15095 = ~n8805 & n11970;
    wire n15096 = ~(n4604 ^ n11972);
    wire n15097 = n6452 & ~n12215;
    wire n15098 = n11973 & n12373;
    wire n15099 = n10183 ^ n11974;
    wire n15100 = n6354 | n7371;
    wire n15101 = n8107 ^ n12569;
    wire n15102 = n8107 ^ n8885;
    wire n15103 = ~n5997 & n11977;
    wire n15104 = n6454 ^ n12349;
    wire n15105 = ~(n5304 ^ n11978);
    wire n15106 = n7473 ^ n9239;
    wire n15107 = ~n8162 | n11981;
    wire n15108 = n10934 ^ n11982;
    wire n15109 = ~(n9245 ^ n9459);
    wire n15110 = n4843 & ~n9523;
    wire n15111 = ~(in[379] ^ n2208);
    wire n15112 = n11240 | n11988;
    wire n15113 = n5446 | n11990;
    wire n15114 = n7471 ^ n11991;
    wire n15115 = n4044 | n11992;
    wire n15116 = ~n7553 & n9365;
    wire n15117 = n9365 | ~n10580;
    wire n15118 = ~(n6471 | n9602);
    wire n15119 = ~(n11557 ^ n11993);
    wire n15120 = n2759 | ~n9808;
    wire n15121 = n9259 | n11845;
    wire n15122 = ~(n8082 ^ n11998);
    wire n15123 = ~n3196 & n9571;
    wire n15124 = n1834 | n9264;
    wire n15125 = ~(n2423 ^ n9268);
    wire n15126 = n3627 | n8079;
    wire n15127 = ~in[737] & n3206;
    wire n15128 = in[376] & n6487;
    wire n15129 = ~n12004 & n12069;
    wire n15130 = ~n8725 & n12006;
    wire n15131 = n10094 | n12006;
    wire n15132 = n1608 & n9273;
    wire n15133 = ~(n1474 ^ n5947);
    wire n15134 = n9274 & n11819;
    wire n15135 = ~n4178 & n12010;
    wire n15136 = in[388] | n12298;
    wire n15137 = n9277 & ~n10129;
    wire n15138 = n9916 & ~n12012;
    wire n15139 = ~(n4308 ^ n10137);
    wire n15140 = n11949 | n12016;
    wire n15141 = n6683 | n7832;
    wire n15142 = n2145 | n12022;
    wire n15143 = n5819 & n12022;
    wire n15144 = ~(n11899 ^ n12024);
    wire n15145 = ~n4874 & n5837;
    wire n15146 = n4874 ^ n11017;
    wire n15147 = ~n6515 & n11635;
    wire n15148 = ~(n4415 | n12029);
    wire n15149 = n2058 & ~n8073;
    wire n15150 = n994 | n9857;
    wire n15151 = n8595 ^ n12032;
    wire n15152 = n2054 ^ n6594;
    wire n15153 = n7814 ^ n9744;
    wire n15154 = ~(n7839 ^ n12033);
    wire n15155 = n8702 | n12033;
    wire n15156 = n2997 & ~n11849;
    wire n15157 = ~n6960 & n11066;
    wire n15158 = n11790 & ~n12036;
    wire n15159 = ~n11338 & n12037;
    wire n15160 = n4151 & ~n12037;
    wire n15161 = in[347] ^ n12038;
    wire n15162 = ~n5303 & n12038;
    wire n15163 = ~n12039 & n12237;
    wire n15164 = n12040 ^ n12198;
    wire n15165 = n7619 & ~n12041;
    wire n15166 = ~(n5578 ^ n12042);
    wire n15167 = n8527 | n12045;
    wire n15168 = ~(n5751 ^ n11065);
    wire n15169 = n2730 | n5751;
    wire n15170 = n1145 | n9395;
    wire n15171 = ~n8578 | n12048;
    wire n15172 = n1288 ^ n11913;
    wire n15173 = n2402 ^ n6595;
    wire n15174 = ~(in[599] ^ n8260);
    wire n15175 = in[293] | n7126;
    wire n15176 = n9175 | n12051;
    wire n15177 = ~n9362 & n12051;
    wire n15178 = n9043 | n9309;
    wire n15179 = n9312 ^ n10225;
    wire n15180 = n4812 & ~n9312;
    wire n15181 = ~(n5988 | n9558);
    wire n15182 = n9542 ^ n9865;
    wire n15183 = ~(n10882 | n12054);
    wire n15184 = n1423 & n12056;
    wire n15185 = n7196 | ~n12056;
    wire n15186 = n6443 | n9553;
    wire n15187 = ~n2302 & n7295;
    wire n15188 = ~(n9987 ^ n12060);
    wire n15189 = ~n9319 & n11285;
    wire n15190 = ~n9321 & n11971;
    wire n15191 = n8568 ^ n12062;
    wire n15192 = ~(in[487] ^ n10814);
    wire n15193 = ~n5309 & n8548;
    wire n15194 = n1964 ^ n8275;
    wire n15195 = ~(n2759 ^ n6050);
    wire n15196 = ~n11247 | n12065;
    wire n15197 = n5913 | ~n12067;
    wire n15198 = n4971 & n12067;
    wire n15199 = ~n8552 | n12068;
    wire n15200 = ~(in[385] ^ n12070);
    wire n15201 = n8147 ^ n12070;
    wire n15202 = ~n9329 | n10981;
    wire n15203 = n6751 & n12072;
    wire n15204 = n5409 | n7782;
    wire n15205 = n5409 ^ n10048;
    wire n15206 = n1569 & ~n12073;
    wire n15207 = n3773 & ~n7348;
    wire n15208 = n7348 | n11585;
    wire n15209 = ~n12043 | n12076;
    wire n15210 = ~n1719 | n3313;
    wire n15211 = ~n7718 & n12077;
    wire n15212 = n7913 ^ n11280;
    wire n15213 = ~(n1460 | n9341);
    wire n15214 = n400 ^ n12079;
    wire n15215 = n10706 & ~n12082;
    wire n15216 = n6573 ^ n12083;
    wire n15217 = ~n10343 & n12084;
    wire n15218 = ~n935 & n12471;
    wire n15219 = ~(n935 | n12611);
    wire n15220 = n9343 ^ n12503;
    wire n15221 = ~(n1608 ^ n6633);
    wire n15222 = ~n6633 & n7586;
    wire n15223 = n2140 & n12088;
    wire n15224 = ~n1834 & n10526;
    wire n15225 = n10265 ^ n12089;
    wire n15226 = ~(n2911 ^ n7133);
    wire n15227 = n10963 | n12090;
    wire n15228 = n4616 | n6121;
    wire n15229 = ~(n12093 ^ n12405);
    wire n15230 = n4268 | n12008;
    wire n15231 = ~(n9352 | n9694);
    wire n15232 = ~n9353 & n10141;
    wire n15233 = n9354 & ~n10535;
    wire n15234 = n9354 | n10705;
    wire n15235 = n9355 & ~n12108;
    wire n15236 = n626 | n3343;
    wire n15237 = n5859 & ~n12098;
    wire n15238 = ~n11648 & n12102;
    wire n15239 = n9303 ^ n9357;
    wire n15240 = n1789 ^ n11824;
    wire n15241 = n574 | n10251;
    wire n15242 = n6596 | n10031;
    wire n15243 = n6224 | n12103;
    wire n15244 = n1789 & ~n9362;
    wire n15245 = in[425] ^ n9363;
    wire n15246 = ~n11700 & n12106;
    wire n15247 = n8892 & ~n9640;
    wire n15248 = n12108 | n12567;
    wire n15249 = n9623 | n12110;
    wire n15250 = n6230 & ~n6796;
    wire n15251 = n2402 | n12498;
    wire n15252 = n10488 & n12114;
    wire n15253 = n4608 & n9378;
    wire n15254 = ~in[376] & n2205;
    wire n15255 = n1163 ^ n5485;
    wire n15256 = ~(n7116 | n10594);
    wire n15257 = ~n7983 & n8633;
    wire n15258 = n4552 | n12119;
    wire n15259 = in[651] & n4585;
    wire n15260 = n8674 ^ n12121;
    wire n15261 = ~(n5837 ^ n10407);
    wire n15262 = ~(n5868 | n6979);
    wire n15263 = n7975 & ~n12124;
    wire n15264 = n12124 | n12560;
    wire n15265 = ~n5476 & n6633;
    wire n15266 = n8582 & ~n12125;
    wire n15267 = n12128 & ~n12240;
    wire n15268 = ~n9100 & n12131;
    wire n15269 = n7586 & ~n12132;
    wire n15270 = ~(n6616 | n11323);
    wire n15271 = n11852 | n12135;
    wire n15272 = n5341 | n12136;
    wire n15273 = ~n1053 & n12002;
    wire n15274 = n1053 | n10280;
    wire n15275 = n1053 | ~n10507;
    wire n15276 = n6198 | n12137;
    wire n15277 = n2418 ^ n12138;
    wire n15278 = ~n6346 & n12139;
    wire n15279 = ~n5859 | n7037;
    wire n15280 = n6983 ^ n9668;
    wire n15281 = n5170 & ~n5528;
    wire n15282 = n9868 & n12145;
    wire n15283 = ~n10537 & n12146;
    wire n15284 = ~n3957 & n11599;
    wire n15285 = ~(n9546 | n11894);
    wire n15286 = ~(n9546 ^ n9953);
    wire n15287 = n1170 & n5667;
    wire n15288 = ~n1170 | n6071;
    wire n15289 = n10757 | n12153;
    wire n15290 = n9194 & ~n9410;
    wire n15291 = ~(n6287 & n12156);
    wire n15292 = ~n4114 & n12327;
    wire n15293 = ~n4239 & n9205;
    wire n15294 = n3845 | ~n6287;
    wire n15295 = ~n1569 & n8459;
    wire n15296 = n1569 ^ n7158;
    wire n15297 = n7125 & ~n10656;
    wire n15298 = n10384 | n12162;
    wire n15299 = ~n9338 & n12163;
    wire n15300 = ~n5111 & n9420;
    wire n15301 = n10961 | n12164;
    wire n15302 = n9725 ^ n12502;
    wire n15303 = n1194 | n9725;
    wire n15304 = ~(n11108 & n12165);
    wire n15305 = n4106 ^ n6689;
    wire n15306 = n1527 & ~n12166;
    wire n15307 = n2736 ^ n9797;
    wire n15308 = n10550 ^ n12169;
    wire n15309 = ~(n10525 | n12170);
    wire n15310 = n4412 | n12171;
    wire n15311 = n10381 & ~n12174;
    wire n15312 = ~(n10586 | n12175);
    wire n15313 = n2829 | n9428;
    wire n15314 = n6682 | ~n9923;
    wire n15315 = n10953 | n12176;
    wire n15316 = n9395 | n12179;
    wire n15317 = n6686 ^ n11123;
    wire n15318 = n1756 ^ n6190;
    wire n15319 = n12181 ^ n12550;
    wire n15320 = ~n6744 | n12182;
    wire n15321 = n7874 ^ n12183;
    wire n15322 = ~(n6432 ^ n10376);
    wire n15323 = ~(n10296 | n12185);
    wire n15324 = n12186 | ~n12528;
    wire n15325 = ~(n8203 | n11636);
    wire n15326 = n12114 ^ n12188;
    wire n15327 = ~(n7809 ^ n12188);
    wire n15328 = ~n6042 & n12189;
    wire n15329 = ~(n9436 ^ n12608);
    wire n15330 = ~(in[372] ^ n12190);
    wire n15331 = n2622 | n2878;
    wire n15332 = n6254 | ~n7438;
    wire n15333 = n7047 ^ n12193;
    wire n15334 = n11189 & n12198;
    wire n15335 = n7900 ^ n12199;
    wire n15336 = n12199 & n12491;
    wire n15337 = n10146 ^ n12200;
    wire n15338 = ~(n2729 | n4386);
    wire n15339 = n7457 & ~n10934;
    wire n15340 = n7457 & ~n11964;
    wire n15341 = n1004 & n9458;
    wire n15342 = n8252 | n9459;
    wire n15343 = ~in[378] & n12205;
    wire n15344 = ~(n9457 ^ n11859);
    wire n15345 = n1129 ^ n8611;
    wire n15346 = ~(n9466 ^ n10634);
    wire n15347 = n4859 ^ n6506;
    wire n15348 = ~n1931 | n8800;
    wire n15349 = n6720 & ~n11159;
    wire n15350 = n12004 & ~n12209;
    wire n15351 = ~(n8754 ^ n9991);
    wire n15352 = ~(n6443 ^ n9469);
    wire n15353 = n1465 ^ n9471;
    wire n15354 = n8631 & ~n9471;
    wire n15355 = ~(n11953 ^ n12211);
    wire n15356 = ~(n8879 | n9480);
    wire n15357 = n6963 & n12214;
    wire n15358 = n400 | n4299;
    wire n15359 = n12217 | n12453;
    wire n15360 = ~n11901 & n12218;
    wire n15361 = n6614 & n12219;
    wire n15362 = n5169 | n9096;
    wire n15363 = n9485 | n10397;
    wire n15364 = n132 ^ n9485;
    wire n15365 = ~n9189 & n9487;
    wire n15366 = n9488 | n11663;
    wire n15367 = n3886 & n12225;
    wire n15368 = n11868 | n12226;
    wire n15369 = ~n2359 & n11360;
    wire n15370 = n2359 ^ n11033;
    wire n15371 = n6750 & ~n10378;
    wire n15372 = ~(n5745 ^ n11472);
    wire n15373 = n5209 | ~n11665;
    wire n15374 = ~n9490 & n11306;
    wire n15375 = ~(in[381] | n9490);
    wire n15376 = ~(n1760 ^ n4715);
    wire n15377 = n7530 ^ n9185;
    wire n15378 = n8735 | n12235;
    wire n15379 = ~(n11210 | n12237);
    wire n15380 = n6729 ^ n8307;
    wire n15381 = ~(n9501 | n12123);
    wire n15382 = ~(n821 ^ n6572);
    wire n15383 = n9502 | n11882;
    wire n15384 = n9404 ^ n9502;
    wire n15385 = n8211 | n9910;
    wire n15386 = n3102 ^ n9443;
    wire n15387 = n9309 ^ n10095;
    wire n15388 = n4535 | n11677;
    wire n15389 = ~n8853 & n9355;
    wire n15390 = ~n3174 & n4468;
    wire n15391 = n764 ^ n6723;
    wire n15392 = n3213 & ~n10466;
    wire n15393 = n8786 & n11820;
    wire n15394 = n9504 & ~n10801;
    wire n15395 = n9504 ^ n11151;
    wire n15396 = n8436 & n12246;
    wire n15397 = n5078 | n9540;
    wire n15398 = ~(n10553 ^ n12249);
    wire n15399 = n1341 & n12252;
    wire n15400 = ~(n6328 ^ n8900);
    wire n15401 = ~n6071 & n6837;
    wire n15402 = n11249 | n12253;
    wire n15403 = ~n1317 | n12256;
    wire n15404 = n4301 | n12257;
    wire n15405 = n5839 & ~n10615;
    wire n15406 = in[639] & n12383;
    wire n15407 = n7862 ^ n12251;
    wire n15408 = n10014 ^ n12260;
    wire n15409 = n9871 ^ n12262;
    wire n15410 = n9522 | n10766;
    wire n15411 = n5736 | n12080;
    wire n15412 = n480 | n6796;
    wire n15413 = n5545 | n11016;
    wire n15414 = n11426 ^ n12267;
    wire n15415 = n10637 & ~n12270;
    wire n15416 = n8809 ^ n12270;
    wire n15417 = n11051 & ~n12271;
    wire n15418 = n10391 & ~n12272;
    wire n15419 = n5373 | n12274;
    wire n15420 = ~n8788 & n12276;
    wire n15421 = n7561 | n12276;
    wire n15422 = ~n5821 & n11113;
    wire n15423 = n6804 & ~n9137;
    wire n15424 = ~n1589 & n6804;
    wire n15425 = ~(n7446 ^ n8911);
    wire n15426 = n7446 | n7615;
    wire n15427 = ~(n9529 ^ n12262);
    wire n15428 = n10897 | ~n12277;
    wire n15429 = n7534 ^ n12278;
    wire n15430 = ~(n9371 | n9530);
    wire n15431 = n2205 & n6353;
    wire n15432 = n2205 & ~n12370;
    wire n15433 = n6809 & ~n12195;
    wire n15434 = n2239 ^ n9535;
    wire n15435 = n9553 | n12279;
    wire n15436 = ~in[493] & n5778;
    wire n15437 = n2897 | n9560;
    wire n15438 = ~(n1481 | n7267);
    wire n15439 = n12027 | n12283;
    wire n15440 = ~(n1725 ^ n11025);
    wire n15441 = ~n1725 & n2262;
    wire n15442 = n12284 & ~n12557;
    wire n15443 = n1961 | n8997;
    wire n15444 = ~(n6201 ^ n12285);
    wire n15445 = n12247 | n12286;
    wire n15446 = ~(n12288 ^ n12458);
    wire n15447 = n12243 & n12288;
    wire n15448 = n4919 ^ n9870;
    wire n15449 = n10579 & ~n12290;
    wire n15450 = ~(n6214 ^ n12291);
    wire n15451 = ~(n9441 ^ n12292);
    wire n15452 = n6819 ^ n10541;
    wire n15453 = n6820 | ~n8015;
    wire n15454 = n8906 & ~n9545;
    wire n15455 = n8061 | n12296;
    wire n15456 = ~(n8548 | n9458);
    wire n15457 = ~(n8548 & n8929);
    wire n15458 = ~n5865 | n8547;
    wire n15459 = n10881 | ~n12300;
    wire n15460 = in[321] ^ n12300;
    wire n15461 = ~(n6159 | n8254);
    wire n15462 = ~n2550 & n9239;
    wire n15463 = n6137 & ~n6268;
    wire n15464 = n9555 | n12333;
    wire n15465 = ~n12216 | n12303;
    wire n15466 = ~(n9065 ^ n12305);
    wire n15467 = n9560 | n10776;
    wire n15468 = ~(n1872 | n2386);
    wire n15469 = ~(n5980 | n12308);
    wire n15470 = n7978 | n12309;
    wire n15471 = n12309 ^ n12616;
    wire n15472 = n9562 ^ n10967;
    wire n15473 = n8004 ^ n12311;
    wire n15474 = ~(n9567 ^ n12612);
    wire n15475 = n7440 & n9570;
    wire n15476 = ~(n9571 | n11507);
    wire n15477 = ~n2284 & n9160;
    wire n15478 = ~(n8967 | n12315);
    wire n15479 = n4694 & n5311;
    wire n15480 = ~(n2697 ^ n12317);
    wire n15481 = ~(n5227 ^ n12320);
    wire n15482 = n8920 | n12320;
    wire n15483 = n4195 ^ n12321;
    wire n15484 = n11359 ^ n12322;
    wire n15485 = in[294] ^ n12325;
    wire n15486 = n1858 | n11875;
    wire n15487 = n1858 ^ n11750;
    wire n15488 = n10946 & ~n12327;
    wire n15489 = n5070 | n9581;
    wire n15490 = n9581 & ~n12131;
    wire n15491 = n10510 | ~n12329;
    wire n15492 = n6854 ^ n10850;
    wire n15493 = n6270 & n6806;
    wire n15494 = n5618 ^ n6452;
    wire n15495 = n5972 | n11464;
    wire n15496 = n358 ^ n2221;
    wire n15497 = ~n9189 | n11686;
    wire n15498 = n1646 & ~n6862;
    wire n15499 = n1154 & ~n8476;
    wire n15500 = n1154 ^ n11501;
    wire n15501 = n12057 | n12336;
    wire n15502 = n11963 & ~n12339;
    wire n15503 = ~n3824 & n12340;
    wire n15504 = n11371 & ~n12341;
    wire n15505 = n710 & ~n12343;
    wire n15506 = ~n1725 & n12345;
    wire n15507 = n1108 ^ n8121;
    wire n15508 = ~(in[358] | n9160);
    wire n15509 = n8461 | n9594;
    wire n15510 = in[463] | n4973;
    wire n15511 = n8924 ^ n12348;
    wire n15512 = n5680 & n10998;
    wire n15513 = ~(in[620] ^ n8587);
    wire n15514 = n9472 & ~n12349;
    wire n15515 = n9602 | n10437;
    wire n15516 = n12015 & ~n12352;
    wire n15517 = n8640 & n9603;
    wire n15518 = in[241] & ~n11692;
    wire n15519 = n8673 & ~n12354;
    wire n15520 = n11451 | n12354;
    wire n15521 = n12353 | n12356;
    wire n15522 = n11720 | n12359;
    wire n15523 = n11349 ^ n12360;
    wire n15524 = ~n7230 | n12361;
    wire n15525 = n10660 ^ n12362;
    wire n15526 = ~n6076 & n12364;
    wire n15527 = ~n11289 & n12364;
    wire n15528 = ~n8230 | n11501;
    wire n15529 = n10411 | ~n12366;
    wire n15530 = n6880 ^ n10206;
    wire n15531 = n2222 ^ n9612;
    wire n15532 = n5309 & n7580;
    wire n15533 = n951 | n9615;
    wire n15534 = n12080 | n12372;
    wire n15535 = ~(n4707 ^ n11760);
    wire n15536 = n1336 ^ n9617;
    wire n15537 = ~n8932 & n9186;
    wire n15538 = ~(n7407 ^ n8932);
    wire n15539 = ~(n2116 ^ n3339);
    wire n15540 = n3339 & ~n10730;
    wire n15541 = n1914 & ~n8673;
    wire n15542 = n11522 ^ n12375;
    wire n15543 = ~n12007 & n12375;
    wire n15544 = ~n9488 & n12094;
    wire n15545 = n7808 & ~n10849;
    wire n15546 = ~(n1695 ^ n8856);
    wire n15547 = ~n2610 & n5615;
    wire n15548 = ~(n723 | n3173);
    wire n15549 = n2146 | n11929;
    wire n15550 = in[707] | n7273;
    wire n15551 = n10285 & ~n12378;
    wire n15552 = n4283 ^ n12379;
    wire n15553 = n9626 | n10502;
    wire n15554 = ~n12187 & n12381;
    wire n15555 = n11331 & n12384;
    wire n15556 = ~(n5608 ^ n9630);
    wire n15557 = n7154 ^ n11468;
    wire n15558 = n12386 & n12390;
    wire n15559 = ~(n12191 ^ n12387);
    wire n15560 = n6864 | n9608;
    wire n15561 = n10646 & ~n12388;
    wire n15562 = n10684 ^ n12390;
    wire n15563 = n7428 & ~n9082;
    wire n15564 = n7810 | n10856;
    wire n15565 = ~n5605 | n12394;
    wire n15566 = ~(n4852 ^ n6928);
    wire n15567 = ~(n3214 ^ n8844);
    wire n15568 = n4507 ^ n11244;
    wire n15569 = ~n11626 & n12396;
    wire n15570 = n1465 ^ n8573;
    wire n15571 = n8573 | n9280;
    wire n15572 = ~(n1156 ^ n8095);
    wire n15573 = n2118 & ~n7948;
    wire n15574 = ~(n831 ^ n12398);
    wire n15575 = ~(n8038 | n9938);
    wire n15576 = n9646 | n10743;
    wire n15577 = n8565 | n12402;
    wire n15578 = n2877 & ~n12402;
    wire n15579 = n5661 | n9648;
    wire n15580 = n436 ^ n12404;
    wire n15581 = n5588 ^ n12406;
    wire n15582 = n11807 ^ n12407;
    wire n15583 = ~n4365 & n12407;
    wire n15584 = ~(n7691 ^ n11372);
    wire n15585 = ~(n7698 | n11326);
    wire n15586 = ~(n7637 ^ n7698);
    wire n15587 = n6955 ^ n10722;
    wire n15588 = ~n6955 | n10185;
    wire n15589 = n5333 & n9294;
    wire n15590 = ~(n11068 ^ n12412);
    wire n15591 = n5172 & ~n10775;
    wire n15592 = n252 | n12415;
    wire n15593 = n6960 ^ n7820;
    wire n15594 = ~(n9657 | n9943);
    wire n15595 = n11102 | n12416;
    wire n15596 = ~n8198 | n12416;
    wire n15597 = n7381 ^ n12417;
    wire n15598 = ~(n9658 | n11886);
    wire n15599 = n9660 ^ n11828;
    wire n15600 = ~(n6677 ^ n9660);
    wire n15601 = n3813 ^ n8134;
    wire n15602 = n3813 | n8148;
    wire n15603 = n9661 & ~n12312;
    wire n15604 = ~(n2788 | n9661);
    wire n15605 = n935 ^ n9661;
    wire n15606 = ~(n4491 ^ n12420);
    wire n15607 = ~(n6972 ^ n8445);
    wire n15608 = ~(n6972 | n9731);
    wire n15609 = n5856 & ~n6631;
    wire n15610 = ~(n7133 | n12422);
    wire n15611 = n9665 ^ n11675;
    wire n15612 = n7060 & n9665;
    wire n15613 = n11966 | n12423;
    wire n15614 = ~n9878 & n12423;
    wire n15615 = n4118 & ~n4398;
    wire n15616 = n10319 & ~n12426;
    wire n15617 = n5569 | n6401;
    wire n15618 = ~n6401 & n11035;
    wire n15619 = n1712 | n9671;
    wire n15620 = ~n8139 & n10176;
    wire n15621 = n5689 ^ n12130;
    wire n15622 = n10421 | n12431;
    wire n15623 = n9679 | n11838;
    wire n15624 = ~(n6709 | n9962);
    wire n15625 = n6709 | n11321;
    wire n15626 = ~(n1192 ^ n7809);
    wire n15627 = in[397] | n12434;
    wire n15628 = n12142 ^ n12434;
    wire n15629 = n9803 | n12435;
    wire n15630 = n11477 ^ n12436;
    wire n15631 = n1317 ^ n7341;
    wire n15632 = ~n795 & n7426;
    wire n15633 = n7740 | n12442;
    wire n15634 = n5084 & n12442;
    wire n15635 = ~n6584 & n12443;
    wire n15636 = n553 ^ n1824;
    wire n15637 = n4375 ^ n9686;
    wire n15638 = ~n2891 & n12445;
    wire n15639 = n10070 | n12445;
    wire n15640 = n6736 & n9688;
    wire n15641 = n9532 ^ n11179;
    wire n15642 = ~(n2443 | n7917);
    wire n15643 = n1004 | ~n3047;
    wire n15644 = n2736 ^ n3047;
    wire n15645 = n11147 ^ n12447;
    wire n15646 = n11483 | n12448;
    wire n15647 = ~in[435] & n1333;
    wire n15648 = in[435] | n9691;
    wire n15649 = ~(n12438 ^ n12450);
    wire n15650 = n6621 | n12451;
    wire n15651 = ~n1288 & n12454;
    wire n15652 = n7718 & n12454;
    wire n15653 = n4118 | n12475;
    wire n15654 = n11490 ^ n12455;
    wire n15655 = n9131 & ~n10009;
    wire n15656 = n11069 | n12456;
    wire n15657 = n9779 ^ n10642;
    wire n15658 = ~(n1369 | n10761);
    wire n15659 = ~(n5464 ^ n12355);
    wire n15660 = n7342 | ~n9700;
    wire n15661 = ~n4211 & n9040;
    wire n15662 = n2787 ^ n9701;
    wire n15663 = ~(n11105 | n12460);
    wire n15664 = n7527 & ~n12461;
    wire n15665 = n10479 ^ n12461;
    wire n15666 = n11817 ^ n12462;
    wire n15667 = n4807 & ~n12462;
    wire n15668 = n7708 | n12463;
    wire n15669 = ~(n348 ^ n1616);
    wire n15670 = n9803 & n12466;
    wire n15671 = in[127] | n12344;
    wire n15672 = in[127] ^ n3651;
    wire n15673 = ~n7199 | n9710;
    wire n15674 = n10759 | n12470;
    wire n15675 = ~(n6346 ^ n7441);
    wire n15676 = ~in[456] & n12473;
    wire n15677 = n6396 & n12474;
    wire n15678 = n11271 & n12474;
    wire n15679 = ~n873 & n5702;
    wire n15680 = n9966 | n12476;
    wire n15681 = ~in[656] & n7327;
    wire n15682 = n1088 & n9061;
    wire n15683 = in[241] | n9797;
    wire n15684 = ~n8745 & n12481;
    wire n15685 = ~(n5319 ^ n12239);
    wire n15686 = ~(n776 ^ n4603);
    wire n15687 = n776 ^ n8431;
    wire n15688 = ~n10659 | n12484;
    wire n15689 = ~(n7393 ^ n7992);
    wire n15690 = n10877 | n12485;
    wire n15691 = ~(n8957 ^ n9336);
    wire n15692 = in[368] ^ n2139;
    wire n15693 = ~n8275 | n12488;
    wire n15694 = n6087 & ~n7301;
    wire n15695 = ~n4044 & n5150;
    wire n15696 = ~(n6744 | n9668);
    wire n15697 = n8664 & ~n12490;
    wire n15698 = in[402] & n11276;
    wire n15699 = in[402] ^ n11631;
    wire n15700 = n7047 ^ n11511;
    wire n15701 = n2130 | n7201;
    wire n15702 = n10168 ^ n12493;
    wire n15703 = n9118 & ~n12383;
    wire n15704 = n7471 | n12494;
    wire n15705 = n5725 | n12496;
    wire n15706 = ~(n1093 | n12497);
    wire n15707 = n11668 ^ n12497;
    wire n15708 = n11500 ^ n12499;
    wire n15709 = ~(n6206 | n12501);
    wire n15710 = ~n7268 & n8573;
    wire n15711 = n12170 ^ n12502;
    wire n15712 = n9346 ^ n12504;
    wire n15713 = ~n7473 & n12504;
    wire n15714 = in[228] | ~n8080;
    wire n15715 = in[228] ^ n10791;
    wire n15716 = ~(n6415 ^ n7953);
    wire n15717 = n9073 & n11503;
    wire n15718 = n12133 & ~n12508;
    wire n15719 = ~(n4497 ^ n12508);
    wire n15720 = ~(in[102] | n11518);
    wire n15721 = in[465] ^ n11729;
    wire n15722 = ~(n10738 | n12510);
    wire n15723 = n10345 ^ n12513;
    wire n15724 = n6824 ^ n10657;
    wire n15725 = in[378] & ~n4265;
    wire n15726 = n1294 ^ n9259;
    wire n15727 = n1294 ^ n2868;
    wire n15728 = ~(in[417] | n10391);
    wire n15729 = n6791 | n7338;
    wire n15730 = n5150 | n9758;
    wire n15731 = n9341 & ~n12518;
    wire n15732 = n2490 ^ n12519;
    wire n15733 = ~n9184 | n9760;
    wire n15734 = n3210 ^ n9053;
    wire n15735 = n10892 ^ n12522;
    wire n15736 = ~(n5410 ^ n6230);
    wire n15737 = ~(n764 ^ n12392);
    wire n15738 = n764 & ~n8710;
    wire n15739 = n8605 ^ n12525;
    wire n15740 = ~(n1495 | n8266);
    wire n15741 = n358 & ~n9680;
    wire n15742 = ~n803 | n12529;
    wire n15743 = ~(n11806 ^ n12530);
    wire n15744 = n6093 ^ n12057;
    wire n15745 = n2861 | ~n5578;
    wire n15746 = ~(n5578 ^ n9560);
    wire n15747 = ~(n12258 ^ n12531);
    wire n15748 = n11873 ^ n12532;
    wire n15749 = n1958 ^ n7874;
    wire n15750 = ~(n6017 ^ n11543);
    wire n15751 = n11815 ^ n12534;
    wire n15752 = ~n7029 & n9945;
    wire n15753 = ~n9170 | n12539;
    wire n15754 = n815 | n8259;
    wire n15755 = n7944 ^ n12542;
    wire n15756 = ~(n12438 ^ n12542);
    wire n15757 = n8528 ^ n12543;
    wire n15758 = ~n7438 | n12544;
    wire n15759 = n9777 ^ n12484;
    wire n15760 = ~(n10859 ^ n12546);
    wire n15761 = n10336 | n12547;
    wire n15762 = n6522 & ~n12548;
    wire n15763 = n4257 | n5062;
    wire n15764 = ~(n12263 | n12549);
    wire n15765 = n795 | ~n12550;
    wire n15766 = ~n1646 & n10010;
    wire n15767 = n5875 | n12551;
    wire n15768 = ~n7956 | n12551;
    wire n15769 = n1145 | n11767;
    wire n15770 = n3656 & n12191;
    wire n15771 = n4268 ^ n9780;
    wire n15772 = ~(n9780 | n10834);
    wire n15773 = ~n3002 & n11257;
    wire n15774 = ~n5991 & n10298;
    wire n15775 = ~n10610 & n12553;
    wire n15776 = n8016 | n10364;
    wire n15777 = in[293] & ~n10080;
    wire n15778 = n1182 & ~n12558;
    wire n15779 = ~(n7108 | n9694);
    wire n15780 = n4812 ^ n10955;
    wire n15781 = ~(n8557 | n8859);
    wire n15782 = n8830 & ~n12506;
    wire n15783 = n5545 ^ n12116;
    wire n15784 = n5303 | n12559;
    wire n15785 = n9788 ^ n10124;
    wire n15786 = ~n8646 | n12562;
    wire n15787 = n9023 | n12564;
    wire n15788 = n10547 ^ n12566;
    wire n15789 = n5369 | n12281;
    wire n15790 = n1209 ^ n5369;
    wire n15791 = ~n1527 & n12567;
    wire n15792 = ~(in[312] ^ n5859);
    wire n15793 = n11217 & n12568;
    wire n15794 = ~(n12055 ^ n12569);
    wire n15795 = n4960 | n11441;
    wire n15796 = n7613 | n10974;
    wire n15797 = n7967 | n12571;
    wire n15798 = n12515 | n12572;
    wire n15799 = n9849 ^ n12572;
    wire n15800 = n1335 ^ n3492;
    wire n15801 = n8134 | ~n9801;
    wire n15802 = ~n1755 & n4970;
    wire n15803 = n4171 | n7126;
    wire n15804 = ~n4831 & n9456;
    wire n15805 = n6835 & n11310;
    wire n15806 = n7429 | n12576;
    wire n15807 = n11830 ^ n12577;
    wire n15808 = n8534 ^ n11085;
    wire n15809 = n7400 ^ n8534;
    wire n15810 = in[462] ^ n5630;
    wire n15811 = ~n10249 & n12579;
    wire n15812 = in[630] ^ n12580;
    wire n15813 = n7448 ^ n10971;
    wire n15814 = ~n701 | n11129;
    wire n15815 = ~(n9810 | n10704);
    wire n15816 = n9810 ^ n12295;
    wire n15817 = ~n11380 & n12581;
    wire n15818 = n9813 | n11793;
    wire n15819 = n9376 & ~n10354;
    wire n15820 = n7141 & ~n10840;
    wire n15821 = n8674 ^ n8718;
    wire n15822 = ~n7649 | n8718;
    wire n15823 = n8836 | n12221;
    wire n15824 = n6063 | n8836;
    wire n15825 = n12440 | ~n12586;
    wire n15826 = n4639 ^ n12587;
    wire n15827 = n5170 ^ n11725;
    wire n15828 = ~(n11893 | n12588);
    wire n15829 = ~n9819 & n9906;
    wire n15830 = n9819 | n10728;
    wire n15831 = n8186 & n12589;
    wire n15832 = n9113 & ~n12589;
    wire n15833 = ~(n7268 | n9820);
    wire n15834 = n5070 ^ n10172;
    wire n15835 = n5101 | n9152;
    wire n15836 = n5994 | n7861;
    wire n15837 = ~(n9752 | n10181);
    wire n15838 = n6198 & ~n7146;
    wire n15839 = ~(in[491] ^ n6617);
    wire n15840 = ~(n7302 ^ n12594);
    wire n15841 = ~n4799 & n8507;
    wire n15842 = n9826 & ~n12031;
    wire n15843 = n7310 | n9826;
    wire n15844 = ~n5743 & n8845;
    wire n15845 = ~n10336 & n12599;
    wire n15846 = n11282 ^ n12601;
    wire n15847 = ~n9579 & n12603;
    wire n15848 = n5476 | n10715;
    wire n15849 = ~n4412 & n12340;
    wire n15850 = in[182] | ~n3364;
    wire n15851 = ~(n9380 | n12261);
    wire n15852 = ~n2054 & n12613;
    wire n15853 = n11564 | n12614;
    wire n15854 = n12240 ^ n12617;
    wire n15855 = ~n10091 | n12618;
    wire n15856 = n6353 & ~n12607;
    wire n15857 = n10674 & ~n12619;
    wire n15858 = n10817 | n12620;
    wire n15859 = n3323 | n12620;
    wire n15860 = ~in[545] & n9487;
    wire n15861 = n12520 ^ n14669;
    wire n15862 = in[488] ^ n6325;
    wire n15863 = ~n1168 & n14587;
    wire n15864 = n1025 ^ n13881;
    wire n15865 = ~(n10783 | n13784);
    wire n15866 = n12696 & n13925;
    wire n15867 = ~(n13233 ^ n14135);
    wire n15868 = ~in[379] & n7593;
    wire n15869 = ~(n9765 | n13799);
    wire n15870 = ~(n7712 | n13132);
    wire n15871 = n10301 ^ n15540;
    wire n15872 = n11764 ^ n12076;
    wire n15873 = ~(n11811 ^ n12605);
    wire n15874 = n7672 ^ n14288;
    wire n15875 = ~(in[517] ^ n8283);
    wire n15876 = n9360 ^ n13113;
    wire n15877 = ~(n8692 ^ n14169);
    wire n15878 = ~(n13915 | n14957);
    wire n15879 = n13300 & ~n15394;
    wire n15880 = n8039 ^ n11860;
    wire n15881 = ~n2920 | n13546;
    wire n15882 = ~(n10494 ^ n14334);
    wire n15883 = n11768 & n15755;
    wire n15884 = n838 ^ n5203;
    wire n15885 = ~(n7619 ^ n9964);
    wire n15886 = n2245 ^ n8957;
    wire n15887 = ~(n8954 | n15831);
    wire n15888 = n2543 | n12036;
    wire n15889 = n10090 & n15647;
    wire n15890 = ~(in[12] ^ n11956);
    wire n15891 = ~(n10894 ^ n12793);
    wire n15892 = n9100 | ~n15019;
    wire n15893 = ~(n13824 | n15160);
    wire n15894 = ~(n5063 ^ n15831);
    wire n15895 = ~n10857 | n11592;
    wire n15896 = n10067 & ~n13417;
    wire n15897 = n1652 ^ n11365;
    wire n15898 = n12025 ^ n12702;
    wire n15899 = n9911 | n14302;
    wire n15900 = n8635 ^ n11183;
    wire n15901 = n13893 | n13997;
    wire n15902 = n13976 ^ n14322;
    wire n15903 = ~(n11078 ^ n13983);
    wire n15904 = n1980 ^ n12777;
    wire n15905 = ~n11723 & n15360;
    wire n15906 = ~(n7544 ^ n13930);
    wire n15907 = ~(n6541 ^ n14629);
    wire n15908 = ~(n10306 ^ n15141);
    wire n15909 = n11024 ^ n13119;
    wire n15910 = n10083 ^ n12106;
    wire n15911 = n7739 ^ n13585;
    wire n15912 = n9137 & ~n13742;
    wire n15913 = ~(in[462] & n13860);
    wire n15914 = n13248 ^ n13760;
    wire n15915 = n14391 ^ n14625;
    wire n15916 = n5063 ^ n11170;
    wire n15917 = ~n2245 & n13214;
    wire n15918 = ~(n1128 ^ n12397);
    wire n15919 = ~n14928 & n15155;
    wire n15920 = ~(n7947 | n10394);
    wire n15921 = n12933 ^ n13084;
    wire n15922 = n14776 & n15373;
    wire n15923 = n6669 | n12918;
    wire n15924 = ~(n13555 ^ n15404);
    wire n15925 = n8353 ^ n9143;
    wire n15926 = n14433 ^ n15255;
    wire n15927 = ~n11029 | n15287;
    wire n15928 = n8109 | n11390;
    wire n15929 = n5906 ^ n13035;
    wire n15930 = n2195 ^ n9757;
    wire n15931 = n7158 ^ n9993;
    wire n15932 = n12751 ^ n14537;
    wire n15933 = ~(n5927 ^ n11542);
    wire n15934 = ~(n8772 ^ n14904);
    wire n15935 = n4862 ^ n10458;
    wire n15936 = n2868 | n10069;
    wire n15937 = ~(n7172 ^ n14357);
    wire n15938 = n2302 ^ n14169;
    wire n15939 = ~(n14766 | n15009);
    wire n15940 = in[487] ^ n5218;
    wire n15941 = n4715 ^ n11258;
    wire n15942 = ~(n10352 ^ n12316);
    wire n15943 = n13745 ^ n15793;
    wire n15944 = ~(n15161 ^ n15692);
    wire n15945 = n5977 ^ n8998;
    wire n15946 = n5212 ^ n13515;
    wire n15947 = ~(n5345 & n9043);
    wire n15948 = in[214] & n15039;
    wire n15949 = n11915 & n14071;
    wire n15950 = ~(n7384 ^ n11707);
    wire n15951 = n2454 & n5195;
    wire n15952 = n10558 ^ n11335;
    wire n15953 = ~(n7914 ^ n12385);
    wire n15954 = ~(n7192 ^ n13494);
    wire n15955 = ~(n10306 ^ n11170);
    wire n15956 = ~(n819 & n13417);
    wire n15957 = n9171 & n9274;
    wire n15958 = n2125 ^ n6288;
    wire n15959 = ~(n11098 ^ n12250);
    wire n15960 = ~(n8626 ^ n15077);
    wire n15961 = n6624 ^ n11115;
    wire n15962 = ~(in[431] ^ n13444);
    wire n15963 = ~(n2280 ^ n12768);
    wire n15964 = n9343 | n11807;
    wire n15965 = n7787 & n13963;
    wire n15966 = n11057 ^ n11911;
    wire n15967 = ~(n12432 ^ n14590);
    wire n15968 = ~in[713] & n15713;
    wire n15969 = n9946 & n15856;
    wire n15970 = n7574 ^ n13929;
    wire n15971 = n3179 ^ n12348;
    wire n15972 = ~(n6240 ^ n14756);
    wire n15973 = ~n1947 & n5861;
    wire n15974 = n5362 ^ n14426;
    wire n15975 = ~(n2717 ^ n9155);
    wire n15976 = n5502 & ~n10826;
    wire n15977 = ~(n9872 ^ n11537);
    wire n15978 = ~(n11167 ^ n11395);
    wire n15979 = n9956 ^ n11984;
    wire n15980 = ~n6705 | n10662;
    wire n15981 = ~(in[437] ^ n13452);
    wire n15982 = ~(n1949 | n5412);
    wire n15983 = ~n2533 & n13946;
    wire n15984 = n5753 ^ n11391;
    wire n15985 = ~(n5476 ^ n13994);
    wire n15986 = ~(n13823 ^ n15294);
    wire n15987 = n3080 ^ n15691;
    wire n15988 = ~(n13347 | n15355);
    wire n15989 = n12471 ^ n13538;
    wire n15990 = n15295 ^ n15413;
    wire n15991 = n697 ^ n12793;
    wire n15992 = ~(n11266 | n12895);
    wire n15993 = n11708 ^ n14282;
    wire n15994 = n12505 & ~n14595;
    wire n15995 = n7140 ^ n15086;
    wire n15996 = n11217 & ~n13532;
    wire n15997 = n1485 ^ n4967;
    wire n15998 = n13807 ^ n15493;
    wire n15999 = n1604 ^ n5038;
    wire n16000 = n2426 ^ n13586;
    wire n16001 = n11943 ^ n15785;
    wire n16002 = ~(n9970 ^ n14806);
    wire n16003 = n13066 | n13746;
    wire n16004 = ~(n7385 ^ n7651);
    wire n16005 = n9959 ^ n14677;
    wire n16006 = ~n7230 & n8126;
    wire n16007 = in[460] ^ n10087;
    wire n16008 = in[322] ^ n11369;
    wire n16009 = ~(n10712 ^ n15543);
    wire n16010 = n11931 & ~n13220;
    wire n16011 = ~(n6864 | n14784);
    wire n16012 = n9710 & ~n14465;
    wire n16013 = ~(n8569 ^ n11823);
    wire n16014 = n1627 & ~n15393;
    wire n16015 = ~(n2575 | n8381);
    wire n16016 = ~(n4301 ^ n14542);
    wire n16017 = n9937 ^ n12729;
    wire n16018 = n11402 ^ n12987;
    wire n16019 = n11245 | ~n15510;
    wire n16020 = ~(n2602 ^ n11722);
    wire n16021 = n13626 ^ n15524;
    wire n16022 = ~(n626 ^ n13768);
    wire n16023 = ~(n8754 ^ n13324);
    wire n16024 = ~(in[403] ^ n6118);
    wire n16025 = n11245 ^ n11569;
    wire n16026 = ~(n4616 ^ n15113);
    wire n16027 = ~(n5588 ^ n13272);
    wire n16028 = ~in[406] | n13459;
    wire n16029 = n8164 | n15849;
    wire n16030 = ~(n8973 ^ n15782);
    wire n16031 = ~(n13561 ^ n14539);
    wire n16032 = ~n4101 & n5758;
    wire n16033 = ~(n7140 ^ n15802);
    wire n16034 = n9530 ^ n14769;
    wire n16035 = ~(n14963 | n15648);
    wire n16036 = ~(n10905 ^ n12926);
    wire n16037 = n13726 ^ n15128;
    wire n16038 = n7863 ^ n15079;
    wire n16039 = ~(n3318 ^ n12482);
    wire n16040 = ~(n11177 | n11481);
    wire n16041 = n11975 ^ n14830;
    wire n16042 = ~in[460] & n6621;
    wire n16043 = ~n5855 & n11091;
    wire n16044 = ~n8635 | n12472;
    wire n16045 = n11559 ^ n14334;
    wire n16046 = n13639 & ~n15810;
    wire n16047 = ~(n1947 | n13368);
    wire n16048 = n7470 & n14636;
    wire n16049 = ~n4813 & n10368;
    wire n16050 = n7292 ^ n15578;
    wire n16051 = ~(n7683 & n11254);
    wire n16052 = n11180 & ~n15801;
    wire n16053 = ~(n12444 ^ n13480);
    wire n16054 = n3505 ^ n5060;
    wire n16055 = ~(n12703 ^ n12833);
    wire n16056 = n4397 & n14724;
    wire n16057 = ~(n8226 ^ n14894);
    wire n16058 = n8165 & ~n9268;
    wire n16059 = n7259 ^ n14168;
    wire n16060 = ~(n14043 ^ n14503);
    wire n16061 = ~(n10229 | n14770);
    wire n16062 = n7195 & n10958;
    wire n16063 = ~(in[270] ^ n10027);
    wire n16064 = ~(n5543 ^ n11543);
    wire n16065 = ~(n8240 ^ n12682);
    wire n16066 = ~(n5521 ^ n10264);
    wire n16067 = n11875 ^ n14597;
    wire n16068 = ~(n9214 ^ n12293);
    wire n16069 = n9436 ^ n15233;
    wire n16070 = n8686 ^ n14667;
    wire n16071 = in[322] ^ n12483;
    wire n16072 = n13622 | n13714;
    wire n16073 = ~n9668 & n12880;
    wire n16074 = ~(n8297 ^ n14092);
    wire n16075 = ~(n4956 & n9290);
    wire n16076 = ~(n10637 ^ n12923);
    wire n16077 = ~(in[269] ^ in[353]);
    wire n16078 = ~n9410 & n13390;
    wire n16079 = n11397 & ~n14115;
    wire n16080 = n10583 | ~n10809;
    wire n16081 = n11592 | ~n14440;
    wire n16082 = ~(n2240 ^ n13832);
    wire n16083 = n12573 | ~n14129;
    wire n16084 = n9216 ^ n13440;
    wire n16085 = n11514 ^ n14232;
    wire n16086 = ~n4341 & n15249;
    wire n16087 = n10102 & ~n10948;
    wire n16088 = ~(n12709 ^ n14457);
    wire n16089 = ~(n5013 ^ n11299);
    wire n16090 = ~(n6751 ^ n13432);
    wire n16091 = n10138 ^ n15380;
    wire n16092 = ~(n3002 ^ n4549);
    wire n16093 = n11843 & n15071;
    wire n16094 = n9246 ^ n13497;
    wire n16095 = n13639 & n15821;
    wire n16096 = n13591 ^ n14610;
    wire n16097 = n13098 | ~n14024;
    wire n16098 = n2733 ^ n8361;
    wire n16099 = n4891 & n14330;
    wire n16100 = ~(n8618 ^ n14888);
    wire n16101 = ~(n11633 ^ n14690);
    wire n16102 = n6880 ^ n15595;
    wire n16103 = n10092 | n12637;
    wire n16104 = ~(n2280 ^ n11298);
    wire n16105 = ~(in[324] ^ n8258);
    wire n16106 = n15038 & n15824;
    wire n16107 = n9879 ^ n13579;
    wire n16108 = ~n12652 | n13579;
    wire n16109 = n12788 ^ n13190;
    wire n16110 = n4643 ^ n9839;
    wire n16111 = n1746 ^ n14533;
    wire n16112 = n11075 & ~n14618;
    wire n16113 = ~(n13732 | n14190);
    wire n16114 = n8663 ^ n14775;
    wire n16115 = ~(n2079 ^ n2253);
    wire n16116 = ~(n14888 ^ n15646);
    wire n16117 = ~(n9363 ^ n12532);
    wire n16118 = n13637 & ~n15764;
    wire n16119 = n9792 ^ n12134;
    wire n16120 = n11392 ^ n13042;
    wire n16121 = ~(n5866 ^ n11373);
    wire n16122 = ~(n13650 | n14151);
    wire n16123 = n12306 | n13244;
    wire n16124 = ~(n10153 | n14320);
    wire n16125 = ~(n963 ^ n9670);
    wire n16126 = n10948 ^ n15654;
    wire n16127 = ~(n10308 | n14500);
    wire n16128 = ~(n11782 ^ n15832);
    wire n16129 = n12747 & n14574;
    wire n16130 = ~(n9387 ^ n15359);
    wire n16131 = ~(n11783 ^ n11967);
    wire n16132 = ~(n13069 ^ n14930);
    wire n16133 = ~(n1355 ^ n14551);
    wire n16134 = n7891 ^ n12590;
    wire n16135 = ~(n15334 ^ n15512);
    wire n16136 = n12517 ^ n15464;
    wire n16137 = ~(n7620 ^ n12185);
    wire n16138 = ~(n4862 ^ n14531);
    wire n16139 = n14554 ^ n14663;
    wire n16140 = n9017 | n10039;
    wire n16141 = n9527 ^ n13873;
    wire n16142 = ~(n12622 ^ n13878);
    wire n16143 = n13405 & ~n15430;
    wire n16144 = n10355 ^ n11651;
    wire n16145 = n1485 ^ n9744;
    wire n16146 = n10829 ^ n13362;
    wire n16147 = n7944 & ~n13475;
    wire n16148 = n8210 ^ n13195;
    wire n16149 = ~(in[63] ^ n11080);
    wire n16150 = ~(n3386 ^ n8573);
    wire n16151 = ~(n13936 ^ n14418);
    wire n16152 = n11491 ^ n13250;
    wire n16153 = ~(n12418 ^ n14570);
    wire n16154 = ~(n11537 | n15259);
    wire n16155 = ~n626 & n10943;
    wire n16156 = ~(n11726 ^ n14755);
    wire n16157 = ~(n14666 ^ n14951);
    wire n16158 = ~(n7251 ^ n13389);
    wire n16159 = ~n5761 & n8735;
    wire n16160 = ~(n11018 ^ n13862);
    wire n16161 = n13676 ^ n13749;
    wire n16162 = n10969 ^ n13194;
    wire n16163 = ~(n9387 ^ n11493);
    wire n16164 = n2557 & n15795;
    wire n16165 = n9493 ^ n11057;
    wire n16166 = ~(n11316 | n14336);
    wire n16167 = ~(n11454 ^ n12601);
    wire n16168 = ~(in[214] ^ n8991);
    wire n16169 = n14314 ^ n15221;
    wire n16170 = ~(n4377 | n15601);
    wire n16171 = n9100 | n13130;
    wire n16172 = ~(n10993 | n11396);
    wire n16173 = n12949 ^ n13718;
    wire n16174 = n11829 ^ n14186;
    wire n16175 = ~n5444 & n15008;
    wire n16176 = n10332 ^ n14679;
    wire n16177 = n6365 ^ n8471;
    wire n16178 = ~(n14943 ^ n15369);
    wire n16179 = ~n12649 & n15046;
    wire n16180 = n1653 & ~n6991;
    wire n16181 = ~(n8902 ^ n12334);
    wire n16182 = ~(n4563 ^ n13142);
    wire n16183 = n13578 | n15281;
    wire n16184 = n10062 ^ n15484;
    wire n16185 = ~(n12925 ^ n13923);
    wire n16186 = n5837 ^ n15314;
    wire n16187 = ~(n5263 ^ n12318);
    wire n16188 = ~(n13240 | n14879);
    wire n16189 = ~(n11939 ^ n14337);
    wire n16190 = ~(n11972 ^ n13288);
    wire n16191 = ~(in[434] | n5222);
    wire n16192 = ~n7660 | n12919;
    wire n16193 = ~(n5637 | n10398);
    wire n16194 = n10316 ^ n14284;
    wire n16195 = ~(n12890 ^ n13129);
    wire n16196 = ~(n8557 ^ n10476);
    wire n16197 = ~(n12769 ^ n15292);
    wire n16198 = ~(n11060 | n15057);
    wire n16199 = ~n1164 | n15087;
    wire n16200 = ~n7223 & n8048;
    wire n16201 = n6862 ^ n7647;
    wire n16202 = n8636 ^ n15433;
    wire n16203 = n158 ^ n14198;
    wire n16204 = ~n5855 | n14891;
    wire n16205 = n13845 ^ n15811;
    wire n16206 = ~(n1645 ^ n12631);
    wire n16207 = ~n10259 & n14983;
    wire n16208 = n7944 ^ n10532;
    wire n16209 = n7897 | ~n8281;
    wire n16210 = n10583 ^ n13337;
    wire n16211 = n15167 ^ n15365;
    wire n16212 = n13045 & n14438;
    wire n16213 = n12381 & n14876;
    wire n16214 = n8407 ^ n12372;
    wire n16215 = n5986 & ~n6354;
    wire n16216 = n9167 | n12729;
    wire n16217 = n13661 ^ n13883;
    wire n16218 = n11277 ^ n14800;
    wire n16219 = ~(n1355 | n11570);
    wire n16220 = n11466 | n15335;
    wire n16221 = n11694 ^ n14960;
    wire n16222 = ~(n9810 | n13346);
    wire n16223 = ~(n11474 ^ n12995);
    wire n16224 = ~(n3184 ^ n9777);
    wire n16225 = n5700 ^ n11174;
    wire n16226 = ~(n12730 ^ n13169);
    wire n16227 = n13318 | ~n14754;
    wire n16228 = ~(n8906 ^ n13279);
    wire n16229 = ~(n15320 ^ n15561);
    wire n16230 = n10653 | ~n14356;
    wire n16231 = n15503 & n15760;
    wire n16232 = n12771 & ~n13717;
    wire n16233 = n1617 ^ n11144;
    wire n16234 = n10587 & n10668;
    wire n16235 = n11602 ^ n13260;
    wire n16236 = ~(n14499 | n15625);
    wire n16237 = n10635 & ~n13058;
    wire n16238 = ~(n5652 | n10457);
    wire n16239 = n2234 & ~n6323;
    wire n16240 = ~(n5816 ^ n15843);
    wire n16241 = ~(in[272] | n8000);
    wire n16242 = ~(n12021 ^ n13650);
    wire n16243 = ~n12994 & n14992;
    wire n16244 = n8498 ^ n13677;
    wire n16245 = n13149 ^ n13739;
    wire n16246 = ~(n4339 ^ n9978);
    wire n16247 = n14449 ^ n15518;
    wire n16248 = ~(n12141 ^ n15078);
    wire n16249 = n5865 ^ n14815;
    wire n16250 = n7170 ^ n8636;
    wire n16251 = n12472 & ~n12615;
    wire n16252 = n10516 & n11946;
    wire n16253 = n2920 ^ n13511;
    wire n16254 = ~(n7436 ^ n13162);
    wire n16255 = ~(n4712 ^ n12418);
    wire n16256 = n8640 ^ n9530;
    wire n16257 = ~(n11634 ^ n13518);
    wire n16258 = ~(n1646 ^ n14135);
    wire n16259 = ~(n9842 | n12957);
    wire n16260 = n9691 ^ n13030;
    wire n16261 = n10425 ^ n15254;
    wire n16262 = ~(n7627 ^ n14773);
    wire n16263 = ~n8490 & n14347;
    wire n16264 = n6098 ^ n9760;
    wire n16265 = ~(n10194 ^ n11431);
    wire n16266 = n5673 ^ n13193;
    wire n16267 = ~(n14319 | n15295);
    wire n16268 = ~n7730 & n13914;
    wire n16269 = ~(in[272] ^ n13793);
    wire n16270 = ~(n8578 ^ n15780);
    wire n16271 = ~(n14156 ^ n15003);
    wire n16272 = ~(n9954 | n13524);
    wire n16273 = ~(in[324] ^ n10680);
    wire n16274 = ~(n8269 ^ n14274);
    wire n16275 = ~(n9021 ^ n11333);
    wire n16276 = ~(n5159 | n13090);
    wire n16277 = ~(n13026 ^ n13807);
    wire n16278 = ~(n10796 ^ n14676);
    wire n16279 = n11296 & n12013;
    wire n16280 = n10965 ^ n12973;
    wire n16281 = n2636 & ~n14811;
    wire n16282 = ~(n5869 | n13724);
    wire n16283 = ~n8991 & n9210;
    wire n16284 = ~(n10453 ^ n12778);
    wire n16285 = n5620 ^ n11422;
    wire n16286 = ~(n10314 ^ n12719);
    wire n16287 = n5152 ^ n13173;
    wire n16288 = ~(n10675 | n11408);
    wire n16289 = ~(n11902 ^ n12615);
    wire n16290 = ~(n1460 | n13883);
    wire n16291 = n8373 ^ n13852;
    wire n16292 = ~(n11189 ^ n15834);
    wire n16293 = ~(n13292 | n14410);
    wire n16294 = n14392 ^ n15838;
    wire n16295 = ~(n9982 ^ n12758);
    wire n16296 = ~(n4742 | n13777);
    wire n16297 = n6469 & n15273;
    wire n16298 = ~(n11299 ^ n11368);
    wire n16299 = ~(n8158 ^ n11791);
    wire n16300 = ~(n10765 ^ n14832);
    wire n16301 = ~(n14132 | n14473);
    wire n16302 = n13127 ^ n15502;
    wire n16303 = n4321 | n13423;
    wire n16304 = n5875 & ~n11429;
    wire n16305 = ~(n7252 | n9935);
    wire n16306 = n5865 ^ n15748;
    wire n16307 = ~(n9721 | n14483);
    wire n16308 = n13086 ^ n14771;
    wire n16309 = n9334 ^ n14495;
    wire n16310 = n13021 ^ n13967;
    wire n16311 = ~(n12477 ^ n15817);
    wire n16312 = n10517 ^ n12897;
    wire n16313 = n13463 ^ n14745;
    wire n16314 = n13399 & n13410;
    wire n16315 = n11892 & ~n12766;
    wire n16316 = ~n8265 & n11487;
    wire n16317 = ~(n7777 | n14792);
    wire n16318 = n2601 ^ n11491;
    wire n16319 = in[458] ^ n4231;
    wire n16320 = n13788 & n14117;
    wire n16321 = n8377 & ~n14707;
    wire n16322 = n10829 & ~n14490;
    wire n16323 = ~n11989 & n12515;
    wire n16324 = n12154 & ~n15066;
    wire n16325 = n8967 ^ n10527;
    wire n16326 = n1158 ^ n3631;
    wire n16327 = n9002 ^ n10845;
    wire n16328 = n10207 ^ n13747;
    wire n16329 = ~(n11580 ^ n13203);
    wire n16330 = ~(n10965 ^ n12314);
    wire n16331 = n13896 ^ n14346;
    wire n16332 = n2089 & n14052;
    wire n16333 = n12556 ^ n14343;
    wire n16334 = ~(n9775 ^ n15305);
    wire n16335 = n8444 ^ n9055;
    wire n16336 = n7495 ^ n10016;
    wire n16337 = n1481 ^ n7847;
    wire n16338 = n7619 ^ n10383;
    wire n16339 = ~(n9520 ^ n14475);
    wire n16340 = n10711 ^ n15213;
    wire n16341 = ~(n12687 | n15051);
    wire n16342 = n5633 ^ n13943;
    wire n16343 = ~(n5994 | n10205);
    wire n16344 = n10473 ^ n14307;
    wire n16345 = n2280 ^ n8254;
    wire n16346 = ~(n6846 ^ n8172);
    wire n16347 = ~(n4849 ^ n10481);
    wire n16348 = n10992 ^ n11813;
    wire n16349 = ~n11452 & n11608;
    wire n16350 = ~(n3041 ^ n12996);
    wire n16351 = ~(n13170 ^ n13267);
    wire n16352 = ~(n2345 ^ n13568);
    wire n16353 = ~(n10359 ^ n14962);
    wire n16354 = ~n11745 & n15467;
    wire n16355 = n2089 ^ n14208;
    wire n16356 = ~(n7787 ^ n14990);
    wire n16357 = ~(n6118 ^ n11336);
    wire n16358 = ~(n12479 | n12807);
    wire n16359 = ~(n14496 ^ n14926);
    wire n16360 = ~(n9497 | n11852);
    wire n16361 = ~(n9616 ^ n14121);
    wire n16362 = n14154 & ~n15126;
    wire n16363 = ~(n11395 ^ n15825);
    wire n16364 = ~n12172 & n14327;
    wire n16365 = ~(n3866 | n7181);
    wire n16366 = n8914 ^ n14749;
    wire n16367 = ~(n7299 | n14247);
    wire n16368 = ~(n4552 ^ n14093);
    wire n16369 = ~(n1025 | n12857);
    wire n16370 = ~(n2079 ^ n8954);
    wire n16371 = n13175 ^ n15409;
    wire n16372 = n8030 ^ n15576;
    wire n16373 = ~n7467 & n7944;
    wire n16374 = ~(n13580 ^ n15853);
    wire n16375 = n12578 ^ n14451;
    wire n16376 = n9055 ^ n10016;
    wire n16377 = n11100 ^ n14799;
    wire n16378 = n7835 ^ n12132;
    wire n16379 = ~(n9370 ^ n12351);
    wire n16380 = ~n11717 | n12573;
    wire n16381 = ~(n10039 | n14580);
    wire n16382 = ~(n1211 | n14652);
    wire n16383 = ~(n13519 ^ n14331);
    wire n16384 = n14985 ^ n15638;
    wire n16385 = ~(n11829 | n15365);
    wire n16386 = n8184 ^ n14556;
    wire n16387 = ~(n14129 ^ n15791);
    wire n16388 = n11562 & ~n15125;
    wire n16389 = n11948 & ~n13111;
    wire n16390 = ~(n8300 | n9155);
    wire n16391 = ~n12948 & n14520;
    wire n16392 = n8691 | ~n12979;
    wire n16393 = n13317 & n13537;
    wire n16394 = n2724 ^ n14762;
    wire n16395 = n10049 ^ n13911;
    wire n16396 = ~(n7650 ^ n15269);
    wire n16397 = n4967 ^ n12905;
    wire n16398 = ~(n11261 ^ n15841);
    wire n16399 = ~(n3196 | n14415);
    wire n16400 = n14012 | ~n14656;
    wire n16401 = n574 ^ n8787;
    wire n16402 = ~(in[465] | n15552);
    wire n16403 = ~(n13218 | n13404);
    wire n16404 = ~n11135 & n11851;
    wire n16405 = ~(n9758 ^ n11844);
    wire n16406 = ~(n13371 ^ n13756);
    wire n16407 = ~(n14318 | n15023);
    wire n16408 = ~n13501 & n15726;
    wire n16409 = ~(n11010 ^ n13059);
    wire n16410 = ~n376 & n7943;
    wire n16411 = ~(n12575 ^ n13131);
    wire n16412 = ~(n11179 ^ n15189);
    wire n16413 = ~(n8400 ^ n11014);
    wire n16414 = ~(n11492 ^ n14561);
    wire n16415 = ~(n10422 ^ n13408);
    wire n16416 = ~n8501 & n11848;
    wire n16417 = ~(n5618 | n13116);
    wire n16418 = ~(n11061 ^ n13795);
    wire n16419 = n14292 & ~n15774;
    wire n16420 = ~(n8423 | n12277);
    wire n16421 = n6928 ^ n14141;
    wire n16422 = n4425 ^ n13672;
    wire n16423 = ~(n8256 ^ n13609);
    wire n16424 = ~n7841 & n10329;
    wire n16425 = ~(n13456 ^ n15313);
    wire n16426 = n13536 & ~n14167;
    wire n16427 = n8594 ^ n13647;
    wire n16428 = ~(n4906 | n6812);
    wire n16429 = ~n12658 & n14808;
    wire n16430 = n10818 ^ n13107;
    wire n16431 = n3239 ^ n9291;
    wire n16432 = ~(n8043 ^ n12480);
    wire n16433 = ~(n4239 | n13840);
    wire n16434 = ~(in[460] ^ n12764);
    wire n16435 = ~n4623 & n7853;
    wire n16436 = ~n7140 | n13077;
    wire n16437 = n9290 & ~n13429;
    wire n16438 = n13018 ^ n15415;
    wire n16439 = n10237 ^ n13884;
    wire n16440 = ~(n13112 ^ n13320);
    wire n16441 = n10538 ^ n15686;
    wire n16442 = ~(n7258 | n14731);
    wire n16443 = n5170 ^ n13476;
    wire n16444 = n5509 ^ n10134;
    wire n16445 = ~(n8465 ^ n12592);
    wire n16446 = n7161 ^ n13071;
    wire n16447 = ~(n14280 ^ n15751);
    wire n16448 = ~(n10083 ^ n13458);
    wire n16449 = ~(n7299 | n12158);
    wire n16450 = ~(n10025 ^ n14221);
    wire n16451 = ~n6952 & n10247;
    wire n16452 = n12755 & ~n12855;
    wire n16453 = ~(n2863 ^ n10797);
    wire n16454 = ~(n8360 ^ n11778);
    wire n16455 = ~(n11251 ^ n12325);
    wire n16456 = ~(n8437 ^ n15368);
    wire n16457 = n12935 ^ n13118;
    wire n16458 = ~(n10437 ^ n14741);
    wire n16459 = ~(n10571 | n13611);
    wire n16460 = n10423 & ~n13583;
    wire n16461 = ~(n13430 ^ n14716);
    wire n16462 = ~n11996 & n14384;
    wire n16463 = ~(in[353] ^ n13763);
    wire n16464 = ~(n8787 ^ n11420);
    wire n16465 = n11982 & n13598;
    wire n16466 = ~(in[218] ^ n12480);
    wire n16467 = ~(n10261 ^ n13475);
    wire n16468 = n5615 | n12465;
    wire n16469 = ~(n5868 ^ n13468);
    wire n16470 = n11751 ^ n12227;
    wire n16471 = n5505 & ~n11194;
    wire n16472 = ~(in[324] ^ n11695);
    wire n16473 = ~(n9935 | n14195);
    wire n16474 = n9801 ^ n13450;
    wire n16475 = ~(n11543 ^ n11660);
    wire n16476 = n12930 & ~n15410;
    wire n16477 = ~(in[272] | n4869);
    wire n16478 = n13859 & ~n14390;
    wire n16479 = ~(n7619 ^ n13802);
    wire n16480 = ~(n13119 | n15223);
    wire n16481 = n13339 | n15411;
    wire n16482 = n11969 ^ n13655;
    wire n16483 = ~(n5779 ^ n14168);
    wire n16484 = ~n14093 & n14104;
    wire n16485 = ~(n13304 | n13521);
    wire n16486 = n13180 | n14268;
    wire n16487 = ~n10777 & n13580;
    wire n16488 = n4859 & ~n14938;
    wire n16489 = n10277 ^ n14074;
    wire n16490 = ~(n6454 ^ n13162);
    wire n16491 = ~(n9098 ^ n10301);
    wire n16492 = ~(n7268 ^ n13507);
    wire n16493 = ~(n1025 | n7930);
    wire n16494 = n10846 & ~n11156;
    wire n16495 = n8554 & n12398;
    wire n16496 = ~(n1145 ^ n10076);
    wire n16497 = ~(n11435 | n15202);
    wire n16498 = ~(n13483 | n13928);
    wire n16499 = ~n5210 & n15213;
    wire n16500 = n4563 ^ n7371;
    wire n16501 = n5892 ^ n12494;
    wire n16502 = ~(n10936 ^ n11801);
    wire n16503 = ~(n4609 ^ n5043);
    wire n16504 = ~(n11048 ^ n12297);
    wire n16505 = ~(n13562 | n15090);
    wire n16506 = ~(in[272] ^ n12967);
    wire n16507 = ~(n963 ^ n8768);
    wire n16508 = n12852 ^ n13457;
    wire n16509 = ~(n12768 ^ n14602);
    wire n16510 = n11022 ^ n12115;
    wire n16511 = n13273 & ~n15257;
    wire n16512 = ~n11642 & n13812;
    wire n16513 = ~(n1437 | n10522);
    wire n16514 = n12752 ^ n15747;
    wire n16515 = ~(n2552 ^ n10609);
    wire n16516 = ~(n7533 ^ n15089);
    wire n16517 = n5977 ^ n12763;
    wire n16518 = n10114 ^ n11245;
    wire n16519 = ~(n5958 | n8973);
    wire n16520 = n8372 ^ n15376;
    wire n16521 = n8940 ^ n13715;
    wire n16522 = ~(n11805 | n13581);
    wire n16523 = ~(n7707 ^ n9522);
    wire n16524 = ~(n6377 ^ n13202);
    wire n16525 = ~(n14892 ^ n14915);
    wire n16526 = ~(n6147 ^ n12689);
    wire n16527 = ~(n5648 ^ n14490);
    wire n16528 = ~(n10184 ^ n15399);
    wire n16529 = ~n8077 & n12731;
    wire n16530 = n8792 ^ n14957;
    wire n16531 = ~(n12133 ^ n15034);
    wire n16532 = n9364 ^ n12684;
    wire n16533 = ~(n8029 ^ n15010);
    wire n16534 = in[632] ^ n14493;
    wire n16535 = ~(n10290 & n15800);
    wire n16536 = n8104 ^ n12429;
    wire n16537 = n9576 ^ n14111;
    wire n16538 = ~(n12052 | n13076);
    wire n16539 = n2740 ^ n9227;
    wire n16540 = n9316 | ~n9757;
    wire n16541 = ~n10819 & n14342;
    wire n16542 = ~(n10223 ^ n12061);
    wire n16543 = n7385 ^ n13856;
    wire n16544 = ~(n13721 ^ n15339);
    wire n16545 = n11152 & ~n14883;
    wire n16546 = ~(n13670 ^ n15507);
    wire n16547 = ~(n10904 ^ n12157);
    wire n16548 = ~(n8921 ^ n12854);
    wire n16549 = ~(n14853 ^ n15158);
    wire n16550 = ~(in[458] | n10035);
    wire n16551 = ~(n1025 | n11862);
    wire n16552 = ~(n12926 ^ n14861);
    wire n16553 = n7212 & ~n14041;
    wire n16554 = n5859 ^ n13373;
    wire n16555 = n15614 ^ n15623;
    wire n16556 = n5457 ^ n9318;
    wire n16557 = ~(n2740 | n13986);
    wire n16558 = ~(n1346 ^ n13699);
    wire n16559 = in[406] & n13185;
    wire n16560 = n8028 & ~n14583;
    wire n16561 = ~(n12817 ^ n15608);
    wire n16562 = n3201 ^ n7863;
    wire n16563 = n11245 ^ n14147;
    wire n16564 = n3095 ^ n4591;
    wire n16565 = ~(n10589 ^ n14224);
    wire n16566 = ~(n8955 | n10572);
    wire n16567 = ~(n15809 ^ n15814);
    wire n16568 = ~(n13686 | n14646);
    wire n16569 = in[546] & n13736;
    wire n16570 = ~(n13061 ^ n15143);
    wire n16571 = n7544 ^ n10269;
    wire n16572 = n12120 & ~n13246;
    wire n16573 = n13184 ^ n13841;
    wire n16574 = ~(n10233 ^ n10585);
    wire n16575 = n4462 & ~n15362;
    wire n16576 = n2124 & n15588;
    wire n16577 = ~(n5700 ^ n10339);
    wire n16578 = ~(in[379] ^ n15534);
    wire n16579 = ~(n9376 ^ n12141);
    wire n16580 = ~(n4710 | n10439);
    wire n16581 = n4850 ^ n12981;
    wire n16582 = ~(n2889 | n5559);
    wire n16583 = ~n10587 & n12588;
    wire n16584 = n15274 ^ n15699;
    wire n16585 = ~(n5778 ^ n14032);
    wire n16586 = ~n10632 & n13124;
    wire n16587 = n10505 & n11003;
    wire n16588 = n9668 ^ n12477;
    wire n16589 = n11940 & ~n14340;
    wire n16590 = ~(n11208 ^ n14592);
    wire n16591 = n7564 & n13919;
    wire n16592 = n4906 ^ n8853;
    wire n16593 = n10530 & n13572;
    wire n16594 = ~n10212 & n13473;
    wire n16595 = n8790 & ~n14767;
    wire n16596 = n8281 ^ n10473;
    wire n16597 = ~(n4517 ^ n10400);
    wire n16598 = n8084 ^ n12384;
    wire n16599 = ~(n8479 | n11959);
    wire n16600 = ~(n4480 ^ n9743);
    wire n16601 = n2050 ^ n13610;
    wire n16602 = in[460] ^ n7950;
    wire n16603 = ~n10326 & n12988;
    wire n16604 = ~(n11217 ^ n12411);
    wire n16605 = n11486 ^ n11616;
    wire n16606 = n10281 ^ n11309;
    wire n16607 = n7212 ^ n13644;
    wire n16608 = ~n14484 & n14761;
    wire n16609 = n10924 ^ n13430;
    wire n16610 = ~(n12078 | n14984);
    wire n16611 = ~n14068 & n14219;
    wire n16612 = ~(n15245 ^ n15695);
    wire n16613 = n7641 ^ n9042;
    wire n16614 = n2118 & ~n10914;
    wire n16615 = n2426 ^ n7985;
    wire n16616 = ~(n1128 | n14814);
    wire n16617 = ~(n11408 ^ n14868);
    wire n16618 = ~n12059 & n15781;
    wire n16619 = ~(n14233 | n15773);
    wire n16620 = n11164 ^ n14196;
    wire n16621 = n4771 & ~n9701;
    wire n16622 = ~(n14149 ^ n14641);
    wire n16623 = ~n11135 & n14009;
    wire n16624 = n7297 & n8568;
    wire n16625 = ~n6517 & n8054;
    wire n16626 = n9224 & ~n11544;
    wire n16627 = ~(n14518 ^ n14772);
    wire n16628 = ~(n15230 ^ n15618);
    wire n16629 = n11736 ^ n12236;
    wire n16630 = ~(n8558 ^ n8576);
    wire n16631 = ~(n825 | n10451);
    wire n16632 = ~(n10038 | n12689);
    wire n16633 = ~n15495 & n15657;
    wire n16634 = n12966 & n14033;
    wire n16635 = n7381 ^ n11143;
    wire n16636 = ~(n12683 ^ n14073);
    wire n16637 = ~(n12272 | n14948);
    wire n16638 = ~(n14480 ^ n15416);
    wire n16639 = in[350] ^ n8856;
    wire n16640 = ~(n7140 | n15839);
    wire n16641 = ~(n8595 ^ n8998);
    wire n16642 = ~(n4692 ^ n15469);
    wire n16643 = ~n10463 | n12652;
    wire n16644 = n4850 | n6546;
    wire n16645 = ~n7476 | n9571;
    wire n16646 = ~(n7310 ^ n9254);
    wire n16647 = ~(n12335 ^ n15636);
    wire n16648 = n8795 ^ n12167;
    wire n16649 = ~(n9722 ^ n15362);
    wire n16650 = ~(n11069 ^ n15762);
    wire n16651 = ~(n1159 ^ n10554);
    wire n16652 = n3070 | n14473;
    wire n16653 = n10213 & ~n11856;
    wire n16654 = n10020 ^ n13674;
    wire n16655 = n1825 ^ n9999;
    wire n16656 = ~(n4386 | n11498);
    wire n16657 = ~(n12879 ^ n14372);
    wire n16658 = n8895 ^ n14104;
    wire n16659 = ~(n9859 | n13641);
    wire n16660 = ~n1439 & n13979;
    wire n16661 = n3239 ^ n4633;
    wire n16662 = ~n7356 | n9776;
    wire n16663 = ~(n3939 | n13651);
    wire n16664 = ~(n15465 ^ n15617);
    wire n16665 = ~(in[460] ^ n14040);
    wire n16666 = ~(n1593 ^ n12215);
    wire n16667 = ~(n13225 ^ n15589);
    wire n16668 = n11788 & ~n15436;
    wire n16669 = n10840 ^ n11536;
    wire n16670 = n13289 ^ n15413;
    wire n16671 = ~(n5633 ^ n7014);
    wire n16672 = n11109 ^ n12100;
    wire n16673 = n9037 ^ n11456;
    wire n16674 = n7654 ^ n12495;
    wire n16675 = n1750 ^ n8790;
    wire n16676 = n10352 ^ n10520;
    wire n16677 = ~n12140 | n12869;
    wire n16678 = ~(n14847 | n15218);
    wire n16679 = n6508 ^ n12499;
    wire n16680 = n5086 ^ n8087;
    wire n16681 = n12863 ^ n15307;
    wire n16682 = in[324] ^ n15639;
    wire n16683 = ~(n10842 ^ n14231);
    wire n16684 = ~(n4401 ^ n10950);
    wire n16685 = n4211 | n12120;
    wire n16686 = ~(n8247 | n14096);
    wire n16687 = ~(n4879 ^ n11261);
    wire n16688 = n1639 ^ n11079;
    wire n16689 = n9682 | ~n13617;
    wire n16690 = n10339 | ~n14150;
    wire n16691 = ~(n7944 ^ n15718);
    wire n16692 = ~n12365 & n13738;
    wire n16693 = n12709 ^ n13360;
    wire n16694 = ~(n12168 | n15088);
    wire n16695 = n10886 ^ n12802;
    wire n16696 = n5959 | n7921;
    wire n16697 = ~n14187 & n15650;
    wire n16698 = ~n1746 & n2909;
    wire n16699 = ~(n3909 | n14667);
    wire n16700 = ~(n5958 ^ n11881);
    wire n16701 = ~(n6968 | n8537);
    wire n16702 = n13957 & n14906;
    wire n16703 = ~n10246 | n11231;
    wire n16704 = n5761 | n14276;
    wire n16705 = n6237 ^ n14813;
    wire n16706 = n10363 | n13725;
    wire n16707 = n7679 & ~n14257;
    wire n16708 = n6611 ^ n12717;
    wire n16709 = ~(n1509 ^ n5648);
    wire n16710 = n14848 ^ n15847;
    wire n16711 = ~(n4960 ^ n15420);
    wire n16712 = n14466 ^ n15115;
    wire n16713 = n4373 ^ n5521;
    wire n16714 = ~(n8716 ^ n14261);
    wire n16715 = ~(n8861 ^ n11925);
    wire n16716 = n11954 | ~n12818;
    wire n16717 = n7824 & ~n14146;
    wire n16718 = n3627 ^ n14811;
    wire n16719 = ~(n10489 | n12898);
    wire n16720 = n4795 ^ n7455;
    wire n16721 = n12901 ^ n14976;
    wire n16722 = n6121 ^ n12577;
    wire n16723 = ~n11996 & n13836;
    wire n16724 = n14973 | n15650;
    wire n16725 = n5481 | n8957;
    wire n16726 = n8498 ^ n10276;
    wire n16727 = n5410 ^ n15069;
    wire n16728 = n13287 | n13679;
    wire n16729 = ~(n1992 ^ n10902);
    wire n16730 = n12881 | n15819;
    wire n16731 = ~n8988 & n15291;
    wire n16732 = ~(n1466 ^ n11604);
    wire n16733 = n11076 | n11713;
    wire n16734 = n13324 | n15652;
    wire n16735 = ~(in[433] ^ n11920);
    wire n16736 = n10777 ^ n12721;
    wire n16737 = ~n10205 | n11094;
    wire n16738 = n13904 ^ n14611;
    wire n16739 = ~(n803 ^ n15307);
    wire n16740 = in[374] ^ n12626;
    wire n16741 = ~(n5306 ^ n13294);
    wire n16742 = n1961 ^ n14881;
    wire n16743 = n10187 | n15621;
    wire n16744 = ~(n8914 ^ n9370);
    wire n16745 = ~in[322] & n15761;
    wire n16746 = ~(n9701 ^ n10198);
    wire n16747 = ~(n4616 ^ n12937);
    wire n16748 = n9822 | n15640;
    wire n16749 = ~n9907 & n12593;
    wire n16750 = ~n11563 & n12278;
    wire n16751 = ~(n10709 ^ n15225);
    wire n16752 = ~n9842 | n12444;
    wire n16753 = n4799 ^ n14170;
    wire n16754 = n2530 | n9465;
    wire n16755 = ~n1144 | n2571;
    wire n16756 = n12633 ^ n14092;
    wire n16757 = ~(n7947 ^ n13106);
    wire n16758 = ~(n11603 ^ n13150);
    wire n16759 = n12780 & n15121;
    wire n16760 = ~(n7470 ^ n10820);
    wire n16761 = n13219 ^ n14297;
    wire n16762 = ~(n11082 ^ n12664);
    wire n16763 = ~(n3627 ^ n5227);
    wire n16764 = ~(n4500 & n13319);
    wire n16765 = ~(n14672 ^ n15249);
    wire n16766 = ~(n1751 ^ n2229);
    wire n16767 = n2280 ^ n10711;
    wire n16768 = n13479 | n15405;
    wire n16769 = ~n9222 | n10672;
    wire n16770 = n3184 & n15487;
    wire n16771 = ~(n2533 ^ n11258);
    wire n16772 = n4106 ^ n4976;
    wire n16773 = n5381 ^ n12781;
    wire n16774 = n8803 ^ n13594;
    wire n16775 = n5848 ^ n10870;
    wire n16776 = n12136 ^ n13224;
    wire n16777 = ~(n10903 | n11322);
    wire n16778 = n6139 ^ n12865;
    wire n16779 = n5736 ^ n12744;
    wire n16780 = ~(n11346 ^ n13922);
    wire n16781 = ~(n4788 ^ n14489);
    wire n16782 = n13779 & ~n15028;
    wire n16783 = ~(in[214] ^ n15694);
    wire n16784 = n6061 | n6393;
    wire n16785 = n12172 ^ n15633;
    wire n16786 = ~n5648 | n8297;
    wire n16787 = ~(n10149 ^ n15297);
    wire n16788 = n11602 & ~n12192;
    wire n16789 = ~(n11394 ^ n13528);
    wire n16790 = ~(n6208 & n11495);
    wire n16791 = n12675 ^ n15043;
    wire n16792 = ~(n8967 ^ n12833);
    wire n16793 = n9314 | ~n9588;
    wire n16794 = ~(n6727 | n12699);
    wire n16795 = ~(n6939 ^ n15118);
    wire n16796 = n7448 ^ n13628;
    wire n16797 = ~(n10829 ^ n14103);
    wire n16798 = n8807 | n14258;
    wire n16799 = ~(n1355 ^ n11843);
    wire n16800 = ~(n4106 ^ n4891);
    wire n16801 = ~(n7985 ^ n11394);
    wire n16802 = ~(n6516 ^ n12672);
    wire n16803 = n11860 ^ n13338;
    wire n16804 = ~(n10958 | n11932);
    wire n16805 = n12595 ^ n14053;
    wire n16806 = n10149 & n11574;
    wire n16807 = ~(n13595 ^ n14922);
    wire n16808 = ~(in[322] | n2195);
    wire n16809 = ~(n4397 ^ n14588);
    wire n16810 = n13966 & n14214;
    wire n16811 = n11485 ^ n13685;
    wire n16812 = ~n1649 & n11196;
    wire n16813 = n7268 ^ n15356;
    wire n16814 = n1339 ^ n15843;
    wire n16815 = ~(n5265 & n14124);
    wire n16816 = ~(n10322 | n12680);
    wire n16817 = ~n10481 & n15787;
    wire n16818 = ~(n3021 ^ n11776);
    wire n16819 = n6240 | ~n14028;
    wire n16820 = ~(n5406 ^ n15763);
    wire n16821 = n14953 ^ n15535;
    wire n16822 = n6980 ^ n8335;
    wire n16823 = n9300 | n15532;
    wire n16824 = n10038 ^ n10526;
    wire n16825 = n9710 | ~n15228;
    wire n16826 = n3232 ^ n8632;
    wire n16827 = ~n10596 | n11192;
    wire n16828 = n5299 | ~n13718;
    wire n16829 = ~(n11988 ^ n14424);
    wire n16830 = n12920 ^ n14870;
    wire n16831 = ~(n11682 | n14136);
    wire n16832 = ~n5362 & n14626;
    wire n16833 = ~(n12176 ^ n12928);
    wire n16834 = n8407 ^ n14422;
    wire n16835 = n7679 | ~n15496;
    wire n16836 = ~n11345 & n14158;
    wire n16837 = ~(n10035 ^ n13660);
    wire n16838 = ~n8444 | n11964;
    wire n16839 = n8735 ^ n9555;
    wire n16840 = ~(n2195 ^ n6791);
    wire n16841 = n2714 | n2902;
    wire n16842 = n7664 | n14328;
    wire n16843 = ~n14058 & n14178;
    wire n16844 = ~(n11499 ^ n15137);
    wire n16845 = ~(n13726 ^ n13872);
    wire n16846 = n11230 ^ n15371;
    wire n16847 = ~(n6050 ^ n13648);
    wire n16848 = n1712 ^ n11616;
    wire n16849 = n11540 ^ n12230;
    wire n16850 = ~n13963 & n15234;
    wire n16851 = n13558 | n15477;
    wire n16852 = n537 & ~n4551;
    wire n16853 = n13398 ^ n15665;
    wire n16854 = ~(n7660 | n15826);
    wire n16855 = ~n6727 | n9810;
    wire n16856 = n13941 & ~n15354;
    wire n16857 = n11036 ^ n13539;
    wire n16858 = ~n13181 & n14445;
    wire n16859 = n10445 & n12169;
    wire n16860 = n5118 ^ n7408;
    wire n16861 = ~n6937 & n15807;
    wire n16862 = ~n8360 & n14764;
    wire n16863 = n7606 ^ n14570;
    wire n16864 = ~(n12115 ^ n14955);
    wire n16865 = ~(n11072 | n14847);
    wire n16866 = ~(n13656 ^ n15853);
    wire n16867 = ~(n11375 ^ n11751);
    wire n16868 = n12978 & ~n13396;
    wire n16869 = ~(n2205 ^ n11714);
    wire n16870 = ~(n15443 ^ n15454);
    wire n16871 = n10226 ^ n15133;
    wire n16872 = ~(n12207 ^ n12254);
    wire n16873 = n6318 ^ n13800;
    wire n16874 = n9549 ^ n14296;
    wire n16875 = ~n10973 & n12780;
    wire n16876 = n11551 & n13236;
    wire n16877 = ~(n10152 ^ n12898);
    wire n16878 = ~(n14379 | n14802);
    wire n16879 = ~(n819 | n15781);
    wire n16880 = n9844 ^ n15460;
    wire n16881 = ~n13574 | n14821;
    wire n16882 = ~(n11883 ^ n14575);
    wire n16883 = ~(n13493 ^ n13911);
    wire n16884 = ~(n14160 ^ n15109);
    wire n16885 = n7776 ^ n14137;
    wire n16886 = ~n9061 | n13402;
    wire n16887 = n10045 ^ n10672;
    wire n16888 = n5865 & n11762;
    wire n16889 = ~(n6213 ^ n15613);
    wire n16890 = n7029 ^ n12393;
    wire n16891 = n12275 & ~n15703;
    wire n16892 = ~(n3250 ^ n13443);
    wire n16893 = ~(n2434 | n10440);
    wire n16894 = n13862 | n14725;
    wire n16895 = ~(n7807 ^ n10247);
    wire n16896 = ~(n9343 ^ n11689);
    wire n16897 = ~(n10514 ^ n14797);
    wire n16898 = n5838 & n6414;
    wire n16899 = n11464 ^ n14255;
    wire n16900 = n9843 | n15537;
    wire n16901 = n12638 | n12757;
    wire n16902 = n11281 ^ n13513;
    wire n16903 = ~(n12533 ^ n15310);
    wire n16904 = ~(n15195 ^ n15705);
    wire n16905 = ~(n13396 ^ n14745);
    wire n16906 = ~(n6005 | n9268);
    wire n16907 = ~(n12734 | n12782);
    wire n16908 = n14094 | n14898;
    wire n16909 = ~n1599 | n8774;
    wire n16910 = ~(n12537 ^ n14429);
    wire n16911 = ~(n12783 | n14451);
    wire n16912 = ~(n12854 ^ n13341);
    wire n16913 = n8119 | ~n9853;
    wire n16914 = ~(n13296 ^ n14542);
    wire n16915 = ~(n13557 ^ n14784);
    wire n16916 = n13048 | n14576;
    wire n16917 = ~(n8087 ^ n8198);
    wire n16918 = n9889 ^ n12686;
    wire n16919 = n5063 ^ n13290;
    wire n16920 = ~n11402 | n14514;
    wire n16921 = ~(n8075 ^ n15405);
    wire n16922 = n3002 ^ n15385;
    wire n16923 = n11989 ^ n12306;
    wire n16924 = ~(n14991 ^ n15527);
    wire n16925 = ~(n5043 & n14163);
    wire n16926 = ~(n11969 | n13936);
    wire n16927 = n9729 ^ n11100;
    wire n16928 = n8048 ^ n15765;
    wire n16929 = ~(n6544 ^ n11266);
    wire n16930 = n14327 & ~n15517;
    wire n16931 = n2723 ^ n14573;
    wire n16932 = n11651 ^ n12417;
    wire n16933 = ~(n10189 ^ n12915);
    wire n16934 = n9909 ^ n12446;
    wire n16935 = ~(n15131 ^ n15518);
    wire n16936 = ~(n2109 | n15211);
    wire n16937 = ~(n12468 ^ n12849);
    wire n16938 = n10131 ^ n14146;
    wire n16939 = n4972 ^ n14277;
    wire n16940 = n10989 ^ n15830;
    wire n16941 = ~(n12204 ^ n15098);
    wire n16942 = n10768 | n12881;
    wire n16943 = n4894 ^ n12008;
    wire n16944 = ~(n14481 | n14988);
    wire n16945 = n14589 | n15286;
    wire n16946 = ~(n9102 ^ n12760);
    wire n16947 = n11469 ^ n12029;
    wire n16948 = in[737] | n15587;
    wire n16949 = n1725 ^ n12500;
    wire n16950 = ~(n5533 ^ n11452);
    wire n16951 = ~(in[464] ^ n7766);
    wire n16952 = n6428 ^ n10499;
    wire n16953 = ~(n6147 ^ n11411);
    wire n16954 = n13843 ^ n15541;
    wire n16955 = n10198 ^ n11457;
    wire n16956 = ~(n9795 ^ n13078);
    wire n16957 = ~(n9468 & n10857);
    wire n16958 = n13995 ^ n14472;
    wire n16959 = ~(n10255 ^ n12107);
    wire n16960 = n13153 | ~n14087;
    wire n16961 = n8144 ^ n9861;
    wire n16962 = ~(n10363 ^ n13206);
    wire n16963 = ~(n1206 ^ n11887);
    wire n16964 = ~(n8998 & n12399);
    wire n16965 = ~(n11172 ^ n12904);
    wire n16966 = ~n11162 & n14612;
    wire n16967 = ~(n13466 ^ n15441);
    wire n16968 = n8030 ^ n15680;
    wire n16969 = n5618 ^ n9371;
    wire n16970 = ~n8319 & n13587;
    wire n16971 = n5855 ^ n12312;
    wire n16972 = ~(n14850 ^ n15184);
    wire n16973 = ~n9068 & n13769;
    wire n16974 = n11775 ^ n14408;
    wire n16975 = ~(n12707 | n14917);
    wire n16976 = n5065 | n12949;
    wire n16977 = ~(n7805 ^ n14236);
    wire n16978 = n7651 & ~n11053;
    wire n16979 = ~(n12827 ^ n13628);
    wire n16980 = n4877 & ~n14766;
    wire n16981 = n12592 ^ n15175;
    wire n16982 = ~(n8820 ^ n14757);
    wire n16983 = n8256 ^ n12078;
    wire n16984 = ~(n7720 | n15485);
    wire n16985 = ~n8370 | n14658;
    wire n16986 = n8117 ^ n12154;
    wire n16987 = ~n2740 & n8886;
    wire n16988 = ~(in[456] & n7426);
    wire n16989 = ~(n13640 ^ n13917);
    wire n16990 = n11818 | ~n12463;
    wire n16991 = ~n7652 | n14125;
    wire n16992 = n2425 ^ n12867;
    wire n16993 = ~in[324] | n14768;
    wire n16994 = ~(n9847 ^ n12724);
    wire n16995 = ~n6237 & n10691;
    wire n16996 = n6401 ^ n11231;
    wire n16997 = ~(n7907 | n11459);
    wire n16998 = in[270] ^ n12063;
    wire n16999 = ~(n9871 ^ n10335);
    wire n17000 = ~(n9623 ^ n12886);
    wire n17001 = n15029 | n15439;
    wire n17002 = ~n11895 & n15366;
    wire n17003 = ~(n13231 ^ n15842);
    wire n17004 = n13163 & n14983;
    wire n17005 = n11138 ^ n13982;
    wire n17006 = ~(n9549 & n15499);
    wire n17007 = n8409 ^ n10595;
    wire n17008 = n8262 | n14674;
    wire n17009 = n14539 | ~n15427;
    wire n17010 = n1015 & ~n1789;
    wire n17011 = ~(in[434] ^ n8297);
    wire n17012 = n2300 ^ n10304;
    wire n17013 = n12372 | n13671;
    wire n17014 = n8203 ^ n13539;
    wire n17015 = ~n3509 & n11496;
    wire n17016 = n506 | n7170;
    wire n17017 = ~(n14184 ^ n15678);
    wire n17018 = n7389 ^ n14809;
    wire n17019 = ~(n9068 | n11386);
    wire n17020 = n7430 ^ n12801;
    wire n17021 = in[275] ^ n12536;
    wire n17022 = n2638 | n12773;
    wire n17023 = ~(n13294 ^ n13401);
    wire n17024 = in[514] ^ n10187;
    wire n17025 = ~(n11645 ^ n13621);
    wire n17026 = ~n12105 | n13373;
    wire n17027 = n5758 | n14634;
    wire n17028 = n3625 ^ n13252;
    wire n17029 = ~(n10544 ^ n14945);
    wire n17030 = n8280 | n15337;
    wire n17031 = n1770 ^ n14826;
    wire n17032 = ~(n10624 ^ n12697);
    wire n17033 = n5096 ^ n5201;
    wire n17034 = ~n11349 | n15250;
    wire n17035 = n14619 ^ n15820;
    wire n17036 = n8016 & ~n11637;
    wire n17037 = n1833 ^ n11575;
    wire n17038 = ~(n1270 ^ n3172);
    wire n17039 = n6308 ^ n10595;
    wire n17040 = n12448 ^ n13624;
    wire n17041 = n7526 ^ n11569;
    wire n17042 = ~(n5397 | n13606);
    wire n17043 = n12637 ^ n15341;
    wire n17044 = n12600 ^ n15599;
    wire n17045 = n14175 ^ n14571;
    wire n17046 = ~(n8582 ^ n9996);
    wire n17047 = ~(n10679 ^ n10992);
    wire n17048 = n9468 ^ n12952;
    wire n17049 = n10719 ^ n13737;
    wire n17050 = ~(n12044 | n13284);
    wire n17051 = ~(n6147 ^ n8380);
    wire n17052 = ~n7416 & n13598;
    wire n17053 = n10667 | ~n11654;
    wire n17054 = ~(n12378 ^ n14044);
    wire n17055 = n8060 ^ n13874;
    wire n17056 = n697 ^ n13010;
    wire n17057 = n7897 & ~n13210;
    wire n17058 = ~(n14106 ^ n15206);
    wire n17059 = n12694 ^ n13283;
    wire n17060 = n11901 ^ n12665;
    wire n17061 = n11144 ^ n15676;
    wire n17062 = n12748 ^ n14440;
    wire n17063 = ~(n1328 ^ n5439);
    wire n17064 = n11414 ^ n11625;
    wire n17065 = ~n12668 & n13435;
    wire n17066 = n5848 & n14820;
    wire n17067 = n4651 ^ n14329;
    wire n17068 = n13040 | ~n13590;
    wire n17069 = ~n1447 & n14801;
    wire n17070 = ~(n4551 ^ n15553);
    wire n17071 = in[491] ^ n7014;
    wire n17072 = n14369 | n14750;
    wire n17073 = n12141 ^ n15836;
    wire n17074 = n4635 ^ n12429;
    wire n17075 = ~(n5717 ^ n13986);
    wire n17076 = ~(n11063 ^ n13249);
    wire n17077 = n10661 ^ n13041;
    wire n17078 = n1427 ^ n12976;
    wire n17079 = ~(n10126 ^ n15730);
    wire n17080 = ~(n3174 ^ n15742);
    wire n17081 = ~(n12139 ^ n15379);
    wire n17082 = n10815 ^ n14974;
    wire n17083 = n7841 ^ n14995;
    wire n17084 = ~(n7545 ^ n15253);
    wire n17085 = ~(n2281 & n10729);
    wire n17086 = n11987 ^ n13009;
    wire n17087 = ~(in[387] | n11803);
    wire n17088 = n9925 ^ n14022;
    wire n17089 = n7212 & n15017;
    wire n17090 = ~n8423 & n8778;
    wire n17091 = n7647 ^ n13409;
    wire n17092 = ~n8626 & n12806;
    wire n17093 = ~n15166 | n15434;
    wire n17094 = ~(n6717 ^ n7455);
    wire n17095 = n2098 ^ n15812;
    wire n17096 = n10356 ^ n15114;
    wire n17097 = ~(in[458] ^ n5212);
    wire n17098 = n9839 ^ n14864;
    wire n17099 = ~(n8060 ^ n14746);
    wire n17100 = n13029 ^ n13181;
    wire n17101 = ~n9084 | n10306;
    wire n17102 = n1527 ^ n15273;
    wire n17103 = ~n869 & n15646;
    wire n17104 = n13227 | n13503;
    wire n17105 = ~n4859 | n15620;
    wire n17106 = in[312] ^ n10427;
    wire n17107 = ~(n12530 ^ n14705);
    wire n17108 = ~(n5647 | n11567);
    wire n17109 = n7651 | n13192;
    wire n17110 = n13011 ^ n15493;
    wire n17111 = n2075 ^ n14836;
    wire n17112 = ~(in[713] ^ n5859);
    wire n17113 = ~(n11966 ^ n13829);
    wire n17114 = ~(n14592 ^ n15171);
    wire n17115 = ~(n8133 ^ n13533);
    wire n17116 = n5680 & n11173;
    wire n17117 = ~(n4605 ^ n15216);
    wire n17118 = ~(n7299 ^ n14177);
    wire n17119 = ~(n13648 ^ n14015);
    wire n17120 = n4807 ^ n11469;
    wire n17121 = ~n11255 | n13038;
    wire n17122 = ~(n5749 ^ n14262);
    wire n17123 = n13742 | n15267;
    wire n17124 = ~(n5791 ^ n15406);
    wire n17125 = ~(n9608 ^ n13932);
    wire n17126 = in[322] ^ n14107;
    wire n17127 = ~n1509 & n15708;
    wire n17128 = ~(n2423 ^ n13741);
    wire n17129 = ~(n10930 ^ n14006);
    wire n17130 = n8704 ^ n9965;
    wire n17131 = ~(n13215 ^ n15768);
    wire n17132 = ~(n13422 ^ n14035);
    wire n17133 = ~(n14647 | n15353);
    wire n17134 = ~(n10162 ^ n12482);
    wire n17135 = n3232 ^ n14398;
    wire n17136 = ~(n13752 | n14077);
    wire n17137 = ~(n3415 ^ n14733);
    wire n17138 = n3526 & ~n4631;
    wire n17139 = ~(n2128 ^ n13689);
    wire n17140 = n15280 | ~n15855;
    wire n17141 = ~(n7448 ^ n10693);
    wire n17142 = n1938 & n13197;
    wire n17143 = n10246 ^ n12712;
    wire n17144 = ~(n6819 ^ n13310);
    wire n17145 = ~(n7635 ^ n8029);
    wire n17146 = ~(n13975 | n15483);
    wire n17147 = ~(n506 ^ n12064);
    wire n17148 = ~n14898 & n15776;
    wire n17149 = ~(n4189 ^ n14019);
    wire n17150 = ~(n11081 ^ n14089);
    wire n17151 = n11483 & ~n13280;
    wire n17152 = ~(n14250 ^ n15830);
    wire n17153 = n15022 | ~n15415;
    wire n17154 = ~(n6244 ^ n11580);
    wire n17155 = n10834 & ~n11254;
    wire n17156 = n1211 ^ n15753;
    wire n17157 = n12883 | n13460;
    wire n17158 = ~(n11151 ^ n13552);
    wire n17159 = n2075 ^ n13583;
    wire n17160 = ~n10637 | n13454;
    wire n17161 = ~(n12485 | n15805);
    wire n17162 = n5637 ^ n10811;
    wire n17163 = ~n10027 & n14199;
    wire n17164 = ~(n12533 ^ n13898);
    wire n17165 = ~(n6471 | n13848);
    wire n17166 = n7635 | ~n14333;
    wire n17167 = n10136 & ~n15256;
    wire n17168 = n7424 ^ n11719;
    wire n17169 = ~(n13379 ^ n14980);
    wire n17170 = ~(n8948 ^ n10579);
    wire n17171 = ~n974 | n13320;
    wire n17172 = ~(n8262 | n12874);
    wire n17173 = n1869 ^ n11233;
    wire n17174 = n10119 ^ n15824;
    wire n17175 = ~(n1587 ^ n10419);
    wire n17176 = n4535 ^ n7352;
    wire n17177 = ~(n7294 ^ n14796);
    wire n17178 = ~(n14364 | n15759);
    wire n17179 = ~(n11825 ^ n15334);
    wire n17180 = ~(n13789 | n14161);
    wire n17181 = n9783 ^ n15260;
    wire n17182 = ~n12156 | n12879;
    wire n17183 = n10254 ^ n12828;
    wire n17184 = n6939 ^ n15056;
    wire n17185 = n2220 ^ n9870;
    wire n17186 = n6365 & ~n12911;
    wire n17187 = ~n1339 & n10212;
    wire n17188 = ~(n12530 ^ n13915);
    wire n17189 = ~(n4753 ^ n11007);
    wire n17190 = ~(n10237 ^ n10564);
    wire n17191 = n5749 ^ n12410;
    wire n17192 = n11399 ^ n14248;
    wire n17193 = ~(n11703 & n13051);
    wire n17194 = n11745 ^ n13976;
    wire n17195 = ~n7470 & n11358;
    wire n17196 = ~(n7547 ^ n12713);
    wire n17197 = ~(n3662 ^ n11701);
    wire n17198 = ~n13860 | n14836;
    wire n17199 = n11887 & n14900;
    wire n17200 = ~(n8117 ^ n14563);
    wire n17201 = ~(n14407 ^ n15313);
    wire n17202 = n8968 ^ n11896;
    wire n17203 = ~(n13994 ^ n15173);
    wire n17204 = ~n13502 & n14586;
    wire n17205 = ~(n6226 | n12224);
    wire n17206 = n7173 ^ n13047;
    wire n17207 = ~(n1014 ^ n13599);
    wire n17208 = n13839 ^ n14825;
    wire n17209 = ~(n11212 | n13848);
    wire n17210 = n14205 ^ n14648;
    wire n17211 = n8579 | n14613;
    wire n17212 = n8254 ^ n14535;
    wire n17213 = ~(n7641 ^ n11154);
    wire n17214 = n12576 ^ n14157;
    wire n17215 = ~(n12822 ^ n13097);
    wire n17216 = n11290 & n13335;
    wire n17217 = ~(n10350 ^ n15677);
    wire n17218 = ~(n11284 ^ n15489);
    wire n17219 = ~n11436 & n12266;
    wire n17220 = ~(n4551 ^ n14114);
    wire n17221 = ~n8400 & n15549;
    wire n17222 = n2889 & ~n11390;
    wire n17223 = ~(n12318 ^ n12701);
    wire n17224 = n7564 | n14886;
    wire n17225 = n9386 ^ n14306;
    wire n17226 = ~(in[235] ^ n9102);
    wire n17227 = ~(n13711 | n15606);
    wire n17228 = n12592 ^ n15485;
    wire n17229 = ~(n5298 ^ n15436);
    wire n17230 = n7712 ^ n12825;
    wire n17231 = n9931 & n13233;
    wire n17232 = n5940 ^ n11778;
    wire n17233 = ~(n12201 ^ n14862);
    wire n17234 = n6414 ^ n12750;
    wire n17235 = n1645 & ~n8273;
    wire n17236 = n10609 | n12938;
    wire n17237 = n4711 | n6862;
    wire n17238 = ~(n9018 ^ n13322);
    wire n17239 = n7991 ^ n14816;
    wire n17240 = ~(n8304 ^ n11593);
    wire n17241 = n13556 | n15148;
    wire n17242 = n11865 & n14081;
    wire n17243 = ~(n13629 ^ n13880);
    wire n17244 = ~(n7726 | n13075);
    wire n17245 = n11485 | n14631;
    wire n17246 = ~(n2697 ^ n10719);
    wire n17247 = ~(n8322 ^ n13382);
    wire n17248 = n7950 ^ n12245;
    wire n17249 = in[514] ^ n11607;
    wire n17250 = ~(n14683 ^ n15744);
    wire n17251 = ~(n10949 ^ n14143);
    wire n17252 = n400 & ~n10208;
    wire n17253 = n5749 ^ n12156;
    wire n17254 = n11039 & n11141;
    wire n17255 = n8545 ^ n13821;
    wire n17256 = n10426 ^ n14747;
    wire n17257 = ~(n9048 & n13093);
    wire n17258 = n10259 ^ n12700;
    wire n17259 = ~(n9536 ^ n15576);
    wire n17260 = ~(n7930 | n8273);
    wire n17261 = in[322] | ~n2878;
    wire n17262 = ~(n4649 ^ n15841);
    wire n17263 = ~(n9529 ^ n12978);
    wire n17264 = n4419 ^ n15826;
    wire n17265 = n15578 ^ n15600;
    wire n17266 = n13282 ^ n14270;
    wire n17267 = ~n1879 & n10915;
    wire n17268 = n5094 ^ n10544;
    wire n17269 = ~(n2863 ^ n11160);
    wire n17270 = ~(n13370 ^ n13842);
    wire n17271 = n13821 & ~n14148;
    wire n17272 = n7627 | n15434;
    wire n17273 = ~n12823 & n13271;
    wire n17274 = ~(n7252 ^ n14479);
    wire n17275 = ~(n9235 ^ n13043);
    wire n17276 = ~(n9956 ^ n11665);
    wire n17277 = ~(n13743 ^ n14471);
    wire n17278 = n11142 | ~n15377;
    wire n17279 = ~(n5771 | n12716);
    wire n17280 = n4579 & n15210;
    wire n17281 = ~(n10217 ^ n11047);
    wire n17282 = ~(n13301 ^ n13575);
    wire n17283 = ~(n10692 ^ n13145);
    wire n17284 = n9884 | n15135;
    wire n17285 = n8703 ^ n10564;
    wire n17286 = n9851 ^ n13455;
    wire n17287 = n11447 ^ n14515;
    wire n17288 = ~(n13256 ^ n13283);
    wire n17289 = ~in[374] & n8279;
    wire n17290 = in[460] ^ n14769;
    wire n17291 = n7807 ^ n9835;
    wire n17292 = ~(n5791 ^ n15417);
    wire n17293 = n8190 | n12042;
    wire n17294 = n9986 ^ n13549;
    wire n17295 = n6338 ^ n8618;
    wire n17296 = n7251 | ~n14527;
    wire n17297 = n2220 ^ n2239;
    wire n17298 = ~(n10419 ^ n15701);
    wire n17299 = ~(n15593 | n15608);
    wire n17300 = ~(n840 ^ n13037);
    wire n17301 = ~(n7172 ^ n14405);
    wire n17302 = ~n13264 | n13693;
    wire n17303 = ~n2124 | n14596;
    wire n17304 = n13328 ^ n14373;
    wire n17305 = n5109 & n7873;
    wire n17306 = ~n8273 & n15801;
    wire n17307 = n14670 | ~n15199;
    wire n17308 = n10067 ^ n11384;
    wire n17309 = n14203 ^ n15030;
    wire n17310 = ~(n8988 ^ n15345);
    wire n17311 = n12229 ^ n12448;
    wire n17312 = ~n13243 & n13794;
    wire n17313 = ~(n10381 ^ n12428);
    wire n17314 = n10422 ^ n12957;
    wire n17315 = n10917 ^ n12993;
    wire n17316 = ~n8795 & n14189;
    wire n17317 = ~(n8974 ^ n10639);
    wire n17318 = n4635 ^ n8850;
    wire n17319 = ~(n9328 ^ n10644);
    wire n17320 = ~n1593 & n14003;
    wire n17321 = ~(n13377 ^ n15028);
    wire n17322 = ~(n9167 | n13165);
    wire n17323 = ~n4535 & n10823;
    wire n17324 = ~n4286 | n10667;
    wire n17325 = n9899 ^ n14890;
    wire n17326 = ~(n14979 ^ n15596);
    wire n17327 = ~(n7509 ^ n10229);
    wire n17328 = ~(n10403 ^ n14571);
    wire n17329 = ~(n10804 | n15144);
    wire n17330 = n4592 ^ n9038;
    wire n17331 = n8898 ^ n8950;
    wire n17332 = n10008 ^ n13099;
    wire n17333 = ~(n5311 ^ n13071);
    wire n17334 = ~(n6506 ^ n15346);
    wire n17335 = n10788 ^ n13891;
    wire n17336 = n13196 ^ n15337;
    wire n17337 = n12975 ^ n14108;
    wire n17338 = ~(n12043 ^ n15138);
    wire n17339 = ~n12604 & n13924;
    wire n17340 = ~(n8691 | n13024);
    wire n17341 = ~(n8319 ^ n9705);
    wire n17342 = ~(n6635 ^ n14625);
    wire n17343 = n4925 & ~n5408;
    wire n17344 = n11291 | n15734;
    wire n17345 = ~(n6487 ^ n13808);
    wire n17346 = ~(n11402 ^ n13447);
    wire n17347 = ~(n2730 ^ n6362);
    wire n17348 = ~(n2256 ^ n2638);
    wire n17349 = n1447 ^ n11550;
    wire n17350 = n14076 ^ n14737;
    wire n17351 = n12903 | n14622;
    wire n17352 = ~(n5011 ^ n14086);
    wire n17353 = ~(n10100 ^ n13855);
    wire n17354 = n3339 ^ n14855;
    wire n17355 = ~(n15066 ^ n15547);
    wire n17356 = ~(n13627 ^ n15653);
    wire n17357 = ~(n2195 ^ n14969);
    wire n17358 = ~(n4912 ^ n8178);
    wire n17359 = ~n8400 & n13164;
    wire n17360 = ~(n7523 ^ n13008);
    wire n17361 = ~(n5462 ^ n14637);
    wire n17362 = n12044 ^ n13577;
    wire n17363 = ~(n7645 ^ n8040);
    wire n17364 = n8370 ^ n13909;
    wire n17365 = ~(n1958 ^ n10426);
    wire n17366 = n10954 | n14689;
    wire n17367 = ~n13441 | n15134;
    wire n17368 = n14664 ^ n14910;
    wire n17369 = n11572 ^ n15173;
    wire n17370 = n10581 & n11570;
    wire n17371 = ~(n10277 | n14917);
    wire n17372 = n11474 & ~n14639;
    wire n17373 = n3021 ^ n14624;
    wire n17374 = n2602 & ~n14736;
    wire n17375 = n14686 & n15577;
    wire n17376 = ~(n13150 ^ n15768);
    wire n17377 = n632 ^ n13917;
    wire n17378 = n11645 ^ n12624;
    wire n17379 = n9416 ^ n12914;
    wire n17380 = in[379] ^ n7547;
    wire n17381 = ~(n1604 ^ n1746);
    wire n17382 = ~(n15126 ^ n15548);
    wire n17383 = ~(n6617 | n14216);
    wire n17384 = n12246 | ~n13692;
    wire n17385 = ~n10936 & n11889;
    wire n17386 = n3526 & n10155;
    wire n17387 = n3212 & n13668;
    wire n17388 = n14226 ^ n14909;
    wire n17389 = n10201 ^ n14613;
    wire n17390 = ~n12449 | n15438;
    wire n17391 = ~(n12781 ^ n12868);
    wire n17392 = ~(n8144 ^ n14933);
    wire n17393 = ~(n12063 ^ n15688);
    wire n17394 = n11014 ^ n12540;
    wire n17395 = ~(n10765 ^ n13703);
    wire n17396 = n13096 ^ n13697;
    wire n17397 = ~(n9320 ^ n10237);
    wire n17398 = ~(n10687 ^ n14437);
    wire n17399 = n15290 ^ n15354;
    wire n17400 = ~(n7652 ^ n15021);
    wire n17401 = n2386 & ~n12998;
    wire n17402 = n14656 ^ n15417;
    wire n17403 = n7335 ^ n9214;
    wire n17404 = n9192 & ~n14283;
    wire n17405 = in[465] ^ n15443;
    wire n17406 = n10762 | n15683;
    wire n17407 = ~(n8753 & n9027);
    wire n17408 = ~(n1159 ^ n14871);
    wire n17409 = n5640 ^ n12897;
    wire n17410 = ~(n11283 ^ n12936);
    wire n17411 = ~(n11890 ^ n11895);
    wire n17412 = n13044 ^ n13332;
    wire n17413 = n6820 ^ n12507;
    wire n17414 = ~(n9264 ^ n14852);
    wire n17415 = n10033 & n14788;
    wire n17416 = n627 ^ n8034;
    wire n17417 = n6804 ^ n13291;
    wire n17418 = ~n1604 | n12980;
    wire n17419 = ~n1608 & n11195;
    wire n17420 = n7108 | ~n9876;
    wire n17421 = ~(n9015 ^ n10684);
    wire n17422 = ~(n6751 ^ n15612);
    wire n17423 = n13984 ^ n14242;
    wire n17424 = n6022 | ~n9105;
    wire n17425 = ~(n12000 ^ n13125);
    wire n17426 = ~(n9777 ^ n14777);
    wire n17427 = ~(n3203 | n13495);
    wire n17428 = n7313 ^ n14325;
    wire n17429 = n12849 ^ n15730;
    wire n17430 = ~(n5063 ^ n9084);
    wire n17431 = ~(n5608 ^ n8125);
    wire n17432 = n7739 & ~n10402;
    wire n17433 = n8450 ^ n10121;
    wire n17434 = ~(n14097 ^ n15317);
    wire n17435 = ~(n5339 | n15098);
    wire n17436 = ~(n5410 | n15678);
    wire n17437 = n10255 | n14171;
    wire n17438 = ~(n2205 | n12830);
    wire n17439 = ~(n14079 ^ n14966);
    wire n17440 = n4592 | ~n14791;
    wire n17441 = n8479 ^ n12931;
    wire n17442 = ~(n4771 ^ n6584);
    wire n17443 = n13626 | n15224;
    wire n17444 = ~(n7286 ^ n14278);
    wire n17445 = n12648 ^ n14107;
    wire n17446 = ~(n671 ^ n2402);
    wire n17447 = n9745 & n12500;
    wire n17448 = n11521 ^ n14095;
    wire n17449 = ~(n10972 ^ n11156);
    wire n17450 = n11792 ^ n12790;
    wire n17451 = ~(n10693 ^ n15383);
    wire n17452 = ~(n7707 ^ n13126);
    wire n17453 = n11578 ^ n13208;
    wire n17454 = n5586 ^ n12693;
    wire n17455 = n9358 ^ n13328;
    wire n17456 = n6837 | n14832;
    wire n17457 = ~(n2135 ^ n8547);
    wire n17458 = n10768 & n11083;
    wire n17459 = ~n14646 | n15423;
    wire n17460 = ~(n8353 ^ n15209);
    wire n17461 = n6590 ^ n15603;
    wire n17462 = ~n8104 & n13204;
    wire n17463 = n9048 ^ n15571;
    wire n17464 = n5502 & n10232;
    wire n17465 = n11576 ^ n13308;
    wire n17466 = n10787 | ~n14048;
    wire n17467 = ~(n9949 ^ n11154);
    wire n17468 = n3631 ^ n12968;
    wire n17469 = ~(n6837 ^ n10040);
    wire n17470 = n4642 & ~n12990;
    wire n17471 = ~(n14713 ^ n14907);
    wire n17472 = ~(n825 | n7897);
    wire n17473 = n7646 ^ n10522;
    wire n17474 = ~n4614 & n14649;
    wire n17475 = ~(n4967 ^ n12790);
    wire n17476 = n14072 ^ n15398;
    wire n17477 = ~(n12112 ^ n12274);
    wire n17478 = ~(n11112 | n15218);
    wire n17479 = n7850 ^ n15806;
    wire n17480 = n11195 ^ n13340;
    wire n17481 = n9907 ^ n11087;
    wire n17482 = ~(n2729 ^ n5265);
    wire n17483 = ~(n10102 | n11422);
    wire n17484 = ~(n2220 ^ n13273);
    wire n17485 = ~(n13309 ^ n15177);
    wire n17486 = n9087 ^ n10436;
    wire n17487 = n1458 & ~n12505;
    wire n17488 = n13603 | n14927;
    wire n17489 = ~(n2610 & n15204);
    wire n17490 = ~(in[312] ^ n11540);
    wire n17491 = n4703 ^ n15613;
    wire n17492 = n12800 | n13163;
    wire n17493 = ~(n10126 | n14263);
    wire n17494 = ~(in[165] ^ n3625);
    wire n17495 = ~n13504 & n14419;
    wire n17496 = n2065 & n10514;
    wire n17497 = ~(n6682 | n10623);
    wire n17498 = n7921 ^ n12747;
    wire n17499 = n4481 ^ n12940;
    wire n17500 = n7697 | ~n9384;
    wire n17501 = n5861 & n7448;
    wire n17502 = n12318 ^ n14290;
    wire n17503 = ~n2638 & n5429;
    wire n17504 = ~(n7879 ^ n15569);
    wire n17505 = ~(n5572 | n12971);
    wire n17506 = ~(n15503 ^ n15702);
    wire n17507 = n14867 ^ n14906;
    wire n17508 = n8584 ^ n15692;
    wire n17509 = n14939 ^ n14967;
    wire n17510 = ~(n11879 | n15492);
    wire n17511 = ~(n1627 ^ n4618);
    wire n17512 = n10013 ^ n14226;
    wire n17513 = ~(n14510 ^ n15252);
    wire n17514 = n9585 ^ n13833;
    wire n17515 = ~(n10933 | n14398);
    wire n17516 = ~(n5426 ^ n13196);
    wire n17517 = n9238 ^ n11454;
    wire n17518 = in[348] ^ n9588;
    wire n17519 = ~(n13201 ^ n14887);
    wire n17520 = ~n9082 & n12385;
    wire n17521 = n10294 ^ n12894;
    wire n17522 = n10277 | ~n14568;
    wire n17523 = n9623 ^ n10136;
    wire n17524 = ~(n9307 ^ n10431);
    wire n17525 = n7384 & ~n9536;
    wire n17526 = ~(n11262 ^ n11825);
    wire n17527 = n9601 ^ n13143;
    wire n17528 = n1616 & ~n7342;
    wire n17529 = n11278 ^ n13885;
    wire n17530 = ~(n2089 | n13627);
    wire n17531 = ~n12201 & n14234;
    wire n17532 = ~n12229 & n13722;
    wire n17533 = ~(n11510 ^ n14466);
    wire n17534 = ~(n9319 | n11872);
    wire n17535 = ~n2386 | n14916;
    wire n17536 = n8691 ^ n14286;
    wire n17537 = ~(n13907 ^ n15382);
    wire n17538 = n1608 & ~n12144;
    wire n17539 = ~n825 & n8165;
    wire n17540 = ~(in[12] | n7356);
    wire n17541 = ~(in[406] ^ n15580);
    wire n17542 = n5970 & n8243;
    wire n17543 = ~(n6137 ^ n8787);
    wire n17544 = n12998 & ~n14724;
    wire n17545 = ~(n11751 ^ n15285);
    wire n17546 = n12799 | n14833;
    wire n17547 = ~(n9935 ^ n13548);
    wire n17548 = ~(n12030 | n15583);
    wire n17549 = n9412 ^ n13839;
    wire n17550 = ~(n5323 ^ n8943);
    wire n17551 = n14067 & ~n14395;
    wire n17552 = n8520 | n11846;
    wire n17553 = n14583 & n15402;
    wire n17554 = ~(in[465] ^ n14705);
    wire n17555 = ~(n12858 ^ n15651);
    wire n17556 = ~(n9466 ^ n15540);
    wire n17557 = n11172 ^ n12691;
    wire n17558 = n13801 & ~n14317;
    wire n17559 = n14297 ^ n15777;
    wire n17560 = n3101 ^ n13913;
    wire n17561 = n13786 ^ n14025;
    wire n17562 = ~n11669 & n15538;
    wire n17563 = ~(n5317 | n9049);
    wire n17564 = ~(n5265 ^ n11641);
    wire n17565 = n5322 ^ n13584;
    wire n17566 = ~n4960 & n8018;
    wire n17567 = n9745 ^ n15783;
    wire n17568 = ~(n13869 | n14371);
    wire n17569 = ~(n11855 ^ n14357);
    wire n17570 = ~(n10333 ^ n10892);
    wire n17571 = n8978 ^ n12487;
    wire n17572 = ~(n6576 ^ n8307);
    wire n17573 = n8228 | n14507;
    wire n17574 = ~n9536 & n14401;
    wire n17575 = n647 ^ n11425;
    wire n17576 = n11474 | n15129;
    wire n17577 = n4592 ^ n6968;
    wire n17578 = ~(n8013 | n12749);
    wire n17579 = n10090 | n11608;
    wire n17580 = n6401 ^ n7738;
    wire n17581 = n9141 & ~n14058;
    wire n17582 = n13266 | n13931;
    wire n17583 = n9002 ^ n14197;
    wire n17584 = n1479 ^ n15340;
    wire n17585 = n5620 ^ n15312;
    wire n17586 = in[463] & n10612;
    wire n17587 = ~(n11079 ^ n13424);
    wire n17588 = ~(n15130 ^ n15242);
    wire n17589 = ~(n13956 ^ n15846);
    wire n17590 = n7489 ^ n7751;
    wire n17591 = ~n9370 & n15601;
    wire n17592 = n11053 ^ n13148;
    wire n17593 = n10417 ^ n11862;
    wire n17594 = n9194 ^ n12074;
    wire n17595 = ~(n11869 | n13641);
    wire n17596 = n6448 ^ n9925;
    wire n17597 = n10313 ^ n10635;
    wire n17598 = ~(n6833 | n14577);
    wire n17599 = ~(n9615 & n15263);
    wire n17600 = ~(n9670 ^ n9844);
    wire n17601 = n9220 ^ n10708;
    wire n17602 = n4960 ^ n12887;
    wire n17603 = ~(n9050 ^ n14905);
    wire n17604 = n8102 ^ n10124;
    wire n17605 = n9081 & n12330;
    wire n17606 = ~(n2557 | n14385);
    wire n17607 = n5751 & ~n6061;
    wire n17608 = ~n7457 & n9105;
    wire n17609 = n10837 ^ n13429;
    wire n17610 = n11454 ^ n11710;
    wire n17611 = ~(n1652 ^ n13826);
    wire n17612 = n10345 ^ n15595;
    wire n17613 = n12999 & ~n15047;
    wire n17614 = ~(n10179 ^ n13103);
    wire n17615 = ~(n13516 | n14765);
    wire n17616 = ~n10950 | n13024;
    wire n17617 = n11931 | ~n12702;
    wire n17618 = ~(n12821 ^ n13362);
    wire n17619 = ~(n8073 | n11348);
    wire n17620 = ~n4625 & n10385;
    wire n17621 = n4869 ^ n14635;
    wire n17622 = ~(n7228 ^ n12533);
    wire n17623 = ~n9228 | n12974;
    wire n17624 = n14165 | n15094;
    wire n17625 = n9527 ^ n14471;
    wire n17626 = n10987 & ~n12127;
    wire n17627 = n1493 ^ n14864;
    wire n17628 = n7780 | n11450;
    wire n17629 = ~(n1527 | n10905);
    wire n17630 = ~(n13642 ^ n13858);
    wire n17631 = ~(n7306 ^ n14900);
    wire n17632 = n8308 & ~n15311;
    wire n17633 = n14691 ^ n15197;
    wire n17634 = n8458 ^ n13274;
    wire n17635 = ~(n12604 | n15421);
    wire n17636 = ~(n3612 ^ n13323);
    wire n17637 = n11432 ^ n14591;
    wire n17638 = ~(n5902 ^ n11742);
    wire n17639 = n7438 & ~n10838;
    wire n17640 = n8490 | ~n13663;
    wire n17641 = n7635 ^ n9910;
    wire n17642 = n8774 | ~n11298;
    wire n17643 = n11099 ^ n13888;
    wire n17644 = ~(n1894 & n15045);
    wire n17645 = n5922 ^ n15687;
    wire n17646 = ~(n158 ^ n10793);
    wire n17647 = ~(n10913 ^ n15664);
    wire n17648 = n12190 ^ n14661;
    wire n17649 = ~n4563 & n13724;
    wire n17650 = ~n5195 & n15515;
    wire n17651 = ~(n1439 ^ n15457);
    wire n17652 = n14254 & ~n14616;
    wire n17653 = n10205 ^ n15618;
    wire n17654 = n7862 & n13877;
    wire n17655 = n1947 ^ n12574;
    wire n17656 = ~n4925 | n6631;
    wire n17657 = ~n7713 | n10003;
    wire n17658 = ~(n13967 | n15368);
    wire n17659 = ~(n4585 ^ n15411);
    wire n17660 = n11006 & ~n15669;
    wire n17661 = n13027 & ~n15207;
    wire n17662 = n11601 & ~n13144;
    wire n17663 = n4413 ^ n13261;
    wire n17664 = n7941 ^ n11819;
    wire n17665 = n10632 ^ n15675;
    wire n17666 = n7606 | ~n15435;
    wire n17667 = n14940 | n15663;
    wire n17668 = ~(in[546] ^ n15769);
    wire n17669 = ~(n10456 ^ n13333);
    wire n17670 = ~(n6616 | n12824);
    wire n17671 = n11463 | n13087;
    wire n17672 = ~(n8847 ^ n13313);
    wire n17673 = ~(n13587 ^ n15605);
    wire n17674 = ~n12443 & n13818;
    wire n17675 = n14112 ^ n14897;
    wire n17676 = n1164 & ~n13869;
    wire n17677 = n11999 & ~n13248;
    wire n17678 = n5209 & ~n11354;
    wire n17679 = n11072 & ~n12091;
    wire n17680 = ~(n8075 | n14057);
    wire n17681 = ~(n13935 ^ n15134);
    wire n17682 = n7697 & ~n12338;
    wire n17683 = n10978 & ~n14082;
    wire n17684 = ~(n11346 ^ n13351);
    wire n17685 = n6835 & ~n12430;
    wire n17686 = ~(in[433] & n12961);
    wire n17687 = n14322 | ~n14788;
    wire n17688 = n9106 ^ n12888;
    wire n17689 = ~(n9896 ^ n10822);
    wire n17690 = n12681 & ~n15093;
    wire n17691 = n9972 | ~n14439;
    wire n17692 = ~(n4940 ^ n13837);
    wire n17693 = n11573 | n14462;
    wire n17694 = ~(n8042 | n15342);
    wire n17695 = n8381 | ~n10802;
    wire n17696 = n7430 ^ n11181;
    wire n17697 = ~(n11594 ^ n13662);
    wire n17698 = n669 ^ n10001;
    wire n17699 = ~(n13014 ^ n15616);
    wire n17700 = n14680 ^ n15592;
    wire n17701 = n5972 ^ n15545;
    wire n17702 = n13597 ^ n15284;
    wire n17703 = n8675 ^ n13194;
    wire n17704 = ~(n9872 ^ n10444);
    wire n17705 = ~(n3120 ^ n9532);
    wire n17706 = ~(n12495 ^ n15837);
    wire n17707 = n14230 & ~n14999;
    wire n17708 = n1949 ^ n12175;
    wire n17709 = ~n9520 & n11230;
    wire n17710 = ~(n7764 ^ n12723);
    wire n17711 = n8664 ^ n13298;
    wire n17712 = ~(n803 ^ n9465);
    wire n17713 = n9946 ^ n15288;
    wire n17714 = ~(n1159 ^ n14611);
    wire n17715 = n5119 ^ n13674;
    wire n17716 = ~(n4877 ^ n13385);
    wire n17717 = ~(n11039 ^ n15248);
    wire n17718 = ~(n8141 | n12498);
    wire n17719 = n10591 & ~n14987;
    wire n17720 = ~(in[431] ^ n15632);
    wire n17721 = ~n3313 & n15452;
    wire n17722 = in[408] & ~n14215;
    wire n17723 = n13482 | ~n14026;
    wire n17724 = in[238] ^ n4804;
    wire n17725 = ~(n6635 | n9049);
    wire n17726 = ~n15001 & n15471;
    wire n17727 = ~(n6308 ^ n13239);
    wire n17728 = n6137 & n10226;
    wire n17729 = n9068 & ~n10140;
    wire n17730 = ~(n10635 ^ n12609);
    wire n17731 = n10698 & n11088;
    wire n17732 = ~(in[403] ^ n7212);
    wire n17733 = n6338 ^ n15729;
    wire n17734 = ~(n4239 | n12787);
    wire n17735 = n2545 ^ n4803;
    wire n17736 = n8297 ^ n10211;
    wire n17737 = ~(n14156 ^ n14632);
    wire n17738 = ~n12915 & n13589;
    wire n17739 = n11492 | n11565;
    wire n17740 = ~(n7713 ^ n8254);
    wire n17741 = n13056 & n13849;
    wire n17742 = ~n15189 & n15236;
    wire n17743 = n1495 ^ n13830;
    wire n17744 = ~(n14214 ^ n14360);
    wire n17745 = ~(n4128 ^ n15546);
    wire n17746 = n10514 & ~n13935;
    wire n17747 = ~(n13171 | n14265);
    wire n17748 = n5298 | n15217;
    wire n17749 = ~(n9690 ^ n15529);
    wire n17750 = n10211 ^ n13359;
    wire n17751 = n12507 ^ n14937;
    wire n17752 = n5397 ^ n15587;
    wire n17753 = n14259 | n14413;
    wire n17754 = ~(n12644 | n14975);
    wire n17755 = ~n12347 & n15542;
    wire n17756 = ~(n13929 ^ n14660);
    wire n17757 = ~(n14758 ^ n15006);
    wire n17758 = in[331] ^ n9933;
    wire n17759 = ~(n10046 ^ n10739);
    wire n17760 = ~(n8635 ^ n11941);
    wire n17761 = ~n6578 & n14967;
    wire n17762 = ~n15118 & n15230;
    wire n17763 = n15442 ^ n15754;
    wire n17764 = ~(n13894 ^ n14295);
    wire n17765 = ~(n6751 ^ n14070);
    wire n17766 = n7228 ^ n11336;
    wire n17767 = n7466 | n14060;
    wire n17768 = ~(n9216 ^ n15280);
    wire n17769 = ~(n1961 ^ n12169);
    wire n17770 = n10091 ^ n10109;
    wire n17771 = n9891 ^ n13001;
    wire n17772 = ~(n7932 ^ n13910);
    wire n17773 = n13070 ^ n13716;
    wire n17774 = ~(n6154 | n15076);
    wire n17775 = ~n12220 & n15272;
    wire n17776 = n6544 ^ n14498;
    wire n17777 = n5875 ^ n15851;
    wire n17778 = n10520 | ~n15795;
    wire n17779 = n13678 ^ n13958;
    wire n17780 = n1351 | n11513;
    wire n17781 = n1879 ^ n14437;
    wire n17782 = ~n13302 | n14573;
    wire n17783 = ~(n4684 ^ n14525);
    wire n17784 = ~(n3469 ^ n14828);
    wire n17785 = n7272 & n11775;
    wire n17786 = n9700 ^ n13132;
    wire n17787 = ~(n13068 ^ n13329);
    wire n17788 = ~(n537 ^ n2229);
    wire n17789 = n13217 | ~n13515;
    wire n17790 = ~(n14901 | n15361);
    wire n17791 = n8059 & n8176;
    wire n17792 = n9458 ^ n14700;
    wire n17793 = ~n13902 | n14245;
    wire n17794 = ~(n11792 | n12807);
    wire n17795 = n7642 ^ n8044;
    wire n17796 = n10554 | ~n15106;
    wire n17797 = ~n7956 & n13380;
    wire n17798 = n7586 ^ n11908;
    wire n17799 = ~(n1952 ^ n10471);
    wire n17800 = n1755 ^ n13859;
    wire n17801 = n6001 & n15040;
    wire n17802 = n13744 ^ n13802;
    wire n17803 = ~n5317 & n12772;
    wire n17804 = n5058 ^ n5152;
    wire n17805 = n13380 & ~n14714;
    wire n17806 = ~(n11689 ^ n14406);
    wire n17807 = n5335 ^ n14230;
    wire n17808 = ~(n10155 ^ n14518);
    wire n17809 = ~(n8304 ^ n11216);
    wire n17810 = in[379] ^ n11237;
    wire n17811 = ~(n8638 | n14494);
    wire n17812 = n5221 ^ n9775;
    wire n17813 = ~(n10324 ^ n12201);
    wire n17814 = in[274] ^ n12917;
    wire n17815 = n14786 ^ n15143;
    wire n17816 = n10019 | n15266;
    wire n17817 = n9884 ^ n10845;
    wire n17818 = n5070 & ~n9600;
    wire n17819 = ~(n10605 | n13611);
    wire n17820 = ~(n12841 ^ n14036);
    wire n17821 = ~(n6996 ^ n13082);
    wire n17822 = ~(n1795 | n15682);
    wire n17823 = ~(n6261 | n10005);
    wire n17824 = n12602 & ~n12664;
    wire n17825 = n2124 ^ n3671;
    wire n17826 = n1288 & n12794;
    wire n17827 = ~(n1355 ^ n10166);
    wire n17828 = n2284 & ~n8034;
    wire n17829 = ~(n11155 | n14264);
    wire n17830 = ~n7930 & n11601;
    wire n17831 = ~(n8148 ^ n13710);
    wire n17832 = n1474 ^ n13437;
    wire n17833 = n8675 ^ n9061;
    wire n17834 = ~(n10816 ^ n12878);
    wire n17835 = ~(n14563 | n14658);
    wire n17836 = n8230 ^ n11168;
    wire n17837 = ~(n12636 ^ n12959);
    wire n17838 = ~n5271 & n11708;
    wire n17839 = n13972 ^ n15408;
    wire n17840 = n13487 ^ n14945;
    wire n17841 = ~(n11676 | n12642);
    wire n17842 = n11398 ^ n13596;
    wire n17843 = n8126 ^ n11212;
    wire n17844 = ~(n11424 ^ n15196);
    wire n17845 = ~n1958 & n8226;
    wire n17846 = ~(n14382 ^ n15418);
    wire n17847 = ~n9316 & n15226;
    wire n17848 = n2403 ^ n15479;
    wire n17849 = n12708 & n13895;
    wire n17850 = n5791 | n13221;
    wire n17851 = ~(n10795 ^ n15012);
    wire n17852 = ~(n7947 ^ n9089);
    wire n17853 = n9642 ^ n14122;
    wire n17854 = ~(n9452 ^ n15679);
    wire n17855 = n10563 & ~n15472;
    wire n17856 = n13903 ^ n15698;
    wire n17857 = n6979 ^ n7448;
    wire n17858 = ~(n14962 ^ n15290);
    wire n17859 = n3196 ^ n14964;
    wire n17860 = n13340 | n13880;
    wire n17861 = n13758 | ~n15839;
    wire n17862 = ~(in[517] ^ n12148);
    wire n17863 = ~(n13321 ^ n15364);
    wire n17864 = n9092 | ~n15419;
    wire n17865 = n7297 ^ n12815;
    wire n17866 = ~(n4413 ^ n8652);
    wire n17867 = ~(n13653 ^ n14470);
    wire n17868 = ~(n12987 | n15432);
    wire n17869 = ~(n9451 ^ n13312);
    wire n17870 = ~(n11018 ^ n15536);
    wire n17871 = ~(n12796 ^ n15265);
    wire n17872 = ~(n1351 ^ n7187);
    wire n17873 = n13094 ^ n15818;
    wire n17874 = ~(n12016 | n14704);
    wire n17875 = ~(n10034 ^ n15651);
    wire n17876 = n12629 ^ n15063;
    wire n17877 = n12091 | n15293;
    wire n17878 = ~n2239 & n7764;
    wire n17879 = ~(n10714 ^ n13017);
    wire n17880 = n5787 & ~n13484;
    wire n17881 = n9975 ^ n14448;
    wire n17882 = ~(n12523 ^ n13115);
    wire n17883 = n1211 ^ n2125;
    wire n17884 = ~(n10513 ^ n13339);
    wire n17885 = ~(in[348] ^ n14116);
    wire n17886 = ~(n12482 ^ n12775);
    wire n17887 = n2135 ^ n6415;
    wire n17888 = ~(n7820 ^ n13336);
    wire n17889 = ~(n6611 ^ n10628);
    wire n17890 = ~(n7619 | n15749);
    wire n17891 = n5563 ^ n13698;
    wire n17892 = in[378] ^ n14885;
    wire n17893 = ~(in[462] ^ n14099);
    wire n17894 = ~n7730 & n15723;
    wire n17895 = ~(n6621 ^ n15155);
    wire n17896 = ~(n14456 ^ n15808);
    wire n17897 = n10451 ^ n12634;
    wire n17898 = ~(n10505 | n11722);
    wire n17899 = ~n11317 | n12869;
    wire n17900 = ~(n5654 ^ n13177);
    wire n17901 = ~(n11317 | n11829);
    wire n17902 = n13236 ^ n15160;
    wire n17903 = n3232 ^ n15380;
    wire n17904 = n4581 & ~n15827;
    wire n17905 = n4703 ^ n14954;
    wire n17906 = n9109 & ~n11151;
    wire n17907 = ~n13707 | n14790;
    wire n17908 = n13186 | n13684;
    wire n17909 = n7978 ^ n8340;
    wire n17910 = n5265 & ~n5533;
    wire n17911 = ~(n252 ^ n15120);
    wire n17912 = ~n14078 | n15681;
    wire n17913 = ~n7164 & n14787;
    wire n17914 = ~in[458] | n9879;
    wire n17915 = n10179 ^ n15027;
    wire n17916 = ~(n11425 ^ n14735);
    wire n17917 = n12012 | n13684;
    wire n17918 = n2222 ^ n3201;
    wire n17919 = ~(n11160 ^ n11709);
    wire n17920 = ~(n1593 ^ n3505);
    wire n17921 = ~n9937 & n13512;
    wire n17922 = n9228 ^ n14928;
    wire n17923 = ~(n10311 ^ n13439);
    wire n17924 = n10760 ^ n11112;
    wire n17925 = ~(n1014 & n14453);
    wire n17926 = ~(n10734 | n14668);
    wire n17927 = n421 ^ n11402;
    wire n17928 = n8139 ^ n14833;
    wire n17929 = n11782 ^ n15367;
    wire n17930 = ~(n3909 | n13790);
    wire n17931 = n15723 | n15838;
    wire n17932 = ~(n3172 ^ n13073);
    wire n17933 = ~(n12053 | n13202);
    wire n17934 = in[656] ^ n15423;
    wire n17935 = n9949 ^ n10272;
    wire n17936 = n1584 ^ n10037;
    wire n17937 = n1355 & ~n14403;
    wire n17938 = ~(n6715 ^ n12801);
    wire n17939 = ~n15004 | n15379;
    wire n17940 = ~n13909 & n15181;
    wire n17941 = n12649 ^ n14492;
    wire n17942 = ~n5800 & n9608;
    wire n17943 = n13020 ^ n15656;
    wire n17944 = ~(n10772 ^ n14404);
    wire n17945 = ~(n4483 ^ n15717);
    wire n17946 = n12750 | n13605;
    wire n17947 = n10463 & ~n14014;
    wire n17948 = ~(n5094 ^ n7760);
    wire n17949 = ~(in[488] ^ n1574);
    wire n17950 = ~(n1270 ^ n13036);
    wire n17951 = ~(n12449 ^ n15631);
    wire n17952 = n1132 ^ n15789;
    wire n17953 = ~n1617 & n10635;
    wire n17954 = n1437 | n4355;
    wire n17955 = n12989 ^ n14110;
    wire n17956 = ~(n12593 ^ n13319);
    wire n17957 = ~(n10578 | n15067);
    wire n17958 = n7683 | n15270;
    wire n17959 = ~n8844 | n13144;
    wire n17960 = ~n12715 & n14972;
    wire n17961 = ~(n4811 | n7822);
    wire n17962 = ~n10177 | n13799;
    wire n17963 = n7352 ^ n10142;
    wire n17964 = n5899 | n9495;
    wire n17965 = n3250 | n11142;
    wire n17966 = ~(in[214] ^ n13672);
    wire n17967 = n14345 ^ n14586;
    wire n17968 = ~(n13056 & n14644);
    wire n17969 = n7801 ^ n10801;
    wire n17970 = n11205 | n13215;
    wire n17971 = n7526 ^ n14035;
    wire n17972 = ~(n4508 ^ n10012);
    wire n17973 = ~(n11180 | n15306);
    wire n17974 = ~(n10687 | n14455);
    wire n17975 = n12313 & ~n14344;
    wire n17976 = ~(n8940 ^ n10410);
    wire n17977 = n12010 ^ n14353;
    wire n17978 = ~(n11080 ^ n11812);
    wire n17979 = ~n14892 & n15630;
    wire n17980 = ~(n9563 ^ n10691);
    wire n17981 = n4535 | ~n10486;
    wire n17982 = n1206 ^ n15766;
    wire n17983 = ~(n8144 | n14883);
    wire n17984 = ~n10140 & n13748;
    wire n17985 = n8153 ^ n10281;
    wire n17986 = ~(in[406] ^ n7435);
    wire n17987 = ~(n12866 ^ n15670);
    wire n17988 = n8360 | ~n10217;
    wire n17989 = n10079 ^ n14798;
    wire n17990 = n7696 | n14528;
    wire n17991 = ~(n4953 ^ n10553);
    wire n17992 = n14626 ^ n15738;
    wire n17993 = ~n7730 & n13512;
    wire n17994 = n4938 | ~n6471;
    wire n17995 = n11047 ^ n13601;
    wire n17996 = n7727 ^ n15245;
    wire n17997 = ~(n11559 ^ n15770);
    wire n17998 = n12357 ^ n15397;
    wire n17999 = n13275 ^ n13594;
    wire n18000 = n7363 ^ n13837;
    wire n18001 = n3239 ^ n9545;
    wire n18002 = n11619 | n15516;
    wire n18003 = n8990 | n15128;
    wire n18004 = ~(n13394 | n14662);
    wire n18005 = n13857 ^ n15654;
    wire n18006 = n10682 | ~n14869;
    wire n18007 = n8662 ^ n11652;
    wire n18008 = n12365 ^ n13007;
    wire n18009 = n13392 | n14187;
    wire n18010 = ~(n11116 ^ n15495);
    wire n18011 = ~(n7660 ^ n8230);
    wire n18012 = n5700 ^ n13903;
    wire n18013 = ~(n12656 ^ n14669);
    wire n18014 = ~n9189 | n13874;
    wire n18015 = n14442 | n14787;
    wire n18016 = n13176 & n15298;
    wire n18017 = ~(n7822 | n14083);
    wire n18018 = n5816 ^ n13498;
    wire n18019 = ~(n13257 | n15198);
    wire n18020 = n13816 ^ n14234;
    wire n18021 = ~n5229 | n10282;
    wire n18022 = n10623 ^ n12713;
    wire n18023 = n13954 ^ n13993;
    wire n18024 = n9644 ^ n12847;
    wire n18025 = ~(n13100 ^ n14362);
    wire n18026 = ~n8458 & n15464;
    wire n18027 = in[287] ^ n9066;
    wire n18028 = n5522 ^ n12529;
    wire n18029 = ~(n10157 | n12336);
    wire n18030 = ~(n8945 | n10073);
    wire n18031 = ~n5743 & n14467;
    wire n18032 = ~(n10668 ^ n12980);
    wire n18033 = ~n14444 & n15745;
    wire n18034 = ~(n10512 ^ n15598);
    wire n18035 = n9185 & ~n9809;
    wire n18036 = n3239 ^ n14300;
    wire n18037 = n2533 ^ n9185;
    wire n18038 = ~n7251 & n13865;
    wire n18039 = n14389 ^ n15121;
    wire n18040 = n6121 | n11484;
    wire n18041 = n11542 ^ n13945;
    wire n18042 = n7255 ^ n14380;
    wire n18043 = n14446 & n14659;
    wire n18044 = n8472 & ~n15376;
    wire n18045 = n12148 & n14338;
    wire n18046 = n7294 ^ n15203;
    wire n18047 = ~(n11812 ^ n15284);
    wire n18048 = ~(n14443 ^ n15832);
    wire n18049 = n13670 | ~n15100;
    wire n18050 = ~(n8359 ^ n11789);
    wire n18051 = n12122 ^ n14242;
    wire n18052 = n7439 ^ n10308;
    wire n18053 = n7588 ^ n14752;
    wire n18054 = n3332 ^ n8432;
    wire n18055 = n9192 ^ n14417;
    wire n18056 = n6271 ^ n14056;
    wire n18057 = ~(n8040 ^ n9563);
    wire n18058 = n12599 ^ n15733;
    wire n18059 = n9889 ^ n10976;
    wire n18060 = ~(n9606 | n10918);
    wire n18061 = n12630 ^ n15068;
    wire n18062 = n12479 | n13689;
    wire n18063 = ~(n4481 ^ n10243);
    wire n18064 = ~(n11783 ^ n15281);
    wire n18065 = n7871 & ~n15487;
    wire n18066 = ~(n14978 & n15510);
    wire n18067 = ~(n13722 ^ n15619);
    wire n18068 = ~(n13398 ^ n13774);
    wire n18069 = ~(n14694 | n15755);
    wire n18070 = n13733 | ~n14529;
    wire n18071 = ~(n6584 ^ n13315);
    wire n18072 = n2720 ^ n10845;
    wire n18073 = ~(n11754 ^ n15147);
    wire n18074 = n8300 | n14560;
    wire n18075 = n11258 ^ n15301;
    wire n18076 = n8444 | ~n11450;
    wire n18077 = n8374 ^ n11872;
    wire n18078 = n9920 & ~n12061;
    wire n18079 = n2544 ^ n5738;
    wire n18080 = ~(n14261 | n14858);
    wire n18081 = n8162 ^ n8856;
    wire n18082 = ~(n2386 ^ n15497);
    wire n18083 = n4707 ^ n13538;
    wire n18084 = ~(n14054 ^ n15501);
    wire n18085 = ~n13934 & n14200;
    wire n18086 = ~n11840 & n14824;
    wire n18087 = n8926 & ~n14068;
    wire n18088 = ~n10213 & n11821;
    wire n18089 = n11191 | ~n15004;
    wire n18090 = ~n11160 | n11764;
    wire n18091 = ~(n14783 | n15188);
    wire n18092 = n9995 ^ n10777;
    wire n18093 = n9326 ^ n12992;
    wire n18094 = n7674 ^ n8974;
    wire n18095 = ~n13553 & n14567;
    wire n18096 = n5758 ^ n11181;
    wire n18097 = n14050 ^ n15425;
    wire n18098 = n8495 ^ n11476;
    wire n18099 = n14377 | ~n14839;
    wire n18100 = n6124 & n14497;
    wire n18101 = n3173 ^ n15629;
    wire n18102 = ~(n5222 ^ n9659);
    wire n18103 = ~n8844 | n12912;
    wire n18104 = ~n11989 & n12596;
    wire n18105 = ~(n13426 | n13467);
    wire n18106 = ~(n14362 ^ n15658);
    wire n18107 = ~(n10272 & n12014);
    wire n18108 = n13160 | n14579;
    wire n18109 = ~n12563 & n15363;
    wire n18110 = n14025 ^ n15791;
    wire n18111 = n1143 ^ n13659;
    wire n18112 = ~n12149 & n14557;
    wire n18113 = ~n13232 & n14105;
    wire n18114 = ~n11600 | n12524;
    wire n18115 = n13529 | n14590;
    wire n18116 = ~(n11783 & n15806);
    wire n18117 = n15042 ^ n15664;
    wire n18118 = n1456 ^ n12805;
    wire n18119 = ~n7619 & n15271;
    wire n18120 = ~n7199 & n15746;
    wire n18121 = n13412 ^ n14712;
    wire n18122 = ~(n4692 | n13744);
    wire n18123 = ~(n8584 ^ n15807);
    wire n18124 = n7457 ^ n12001;
    wire n18125 = ~(n838 ^ n13442);
    wire n18126 = ~(n14494 ^ n14950);
    wire n18127 = ~(n11736 | n13379);
    wire n18128 = n10912 ^ n13640;
    wire n18129 = ~n2868 & n12052;
    wire n18130 = ~(n12289 ^ n15326);
    wire n18131 = ~(n7696 ^ n13212);
    wire n18132 = ~n14522 & n15201;
    wire n18133 = ~(n4614 | n13846);
    wire n18134 = n12710 | n14012;
    wire n18135 = ~(n8851 ^ n9760);
    wire n18136 = n8133 | ~n14301;
    wire n18137 = n13182 ^ n14481;
    wire n18138 = n12884 ^ n15474;
    wire n18139 = ~(n12838 ^ n14393);
    wire n18140 = n5408 | n11220;
    wire n18141 = n11983 ^ n14380;
    wire n18142 = n2386 ^ n9513;
    wire n18143 = n13187 ^ n14668;
    wire n18144 = n5193 | n13139;
    wire n18145 = ~(n1351 ^ n12336);
    wire n18146 = ~(in[272] | n5673);
    wire n18147 = n12145 & ~n14715;
    wire n18148 = ~(n1949 ^ n15725);
    wire n18149 = n9690 ^ n12965;
    wire n18150 = n4649 ^ n12203;
    wire n18151 = ~(n11563 ^ n15145);
    wire n18152 = n12086 | ~n14378;
    wire n18153 = ~(n5761 ^ n7730);
    wire n18154 = n1168 ^ n15721;
    wire n18155 = ~(n6960 ^ n15656);
    wire n18156 = ~(n8731 ^ n12473);
    wire n18157 = n9261 ^ n11823;
    wire n18158 = ~(n7416 | n12577);
    wire n18159 = ~(n11813 ^ n13015);
    wire n18160 = n11249 | ~n11372;
    wire n18161 = ~(n11734 ^ n12367);
    wire n18162 = n9994 ^ n14714;
    wire n18163 = ~n10064 & n10397;
    wire n18164 = ~(n2081 ^ n15534);
    wire n18165 = n1145 | ~n13054;
    wire n18166 = n14963 | ~n14989;
    wire n18167 = ~(n7739 ^ n13804);
    wire n18168 = ~n9569 | n15381;
    wire n18169 = ~(n1975 ^ n13483);
    wire n18170 = ~(n12617 ^ n13166);
    wire n18171 = n12410 & ~n12667;
    wire n18172 = ~(n12960 | n13708);
    wire n18173 = ~(n5070 ^ n14899);
    wire n18174 = n3080 ^ n14638;
    wire n18175 = ~n11482 & n11985;
    wire n18176 = n8800 ^ n15460;
    wire n18177 = n2942 ^ n14148;
    wire n18178 = n10152 | n15788;
    wire n18179 = ~(n10450 ^ n12933);
    wire n18180 = n10057 ^ n14383;
    wire n18181 = n9073 ^ n15426;
    wire n18182 = ~(n7628 | n10927);
    wire n18183 = n6727 ^ n12254;
    wire n18184 = in[324] ^ n9668;
    wire n18185 = n14212 | n15679;
    wire n18186 = n13197 ^ n13824;
    wire n18187 = ~n12927 & n12996;
    wire n18188 = ~n8919 & n12930;
    wire n18189 = ~(n13167 & n15244);
    wire n18190 = n5227 ^ n15297;
    wire n18191 = ~(n649 ^ n14368);
    wire n18192 = n12698 & ~n15619;
    wire n18193 = n701 & ~n7593;
    wire n18194 = n11399 & ~n13887;
    wire n18195 = ~(n13389 ^ n14721);
    wire n18196 = ~n11945 | n13635;
    wire n18197 = n9238 & ~n13285;
    wire n18198 = ~(n14418 ^ n14807);
    wire n18199 = n6996 & n10811;
    wire n18200 = n1355 & ~n11377;
    wire n18201 = n8570 & ~n13529;
    wire n18202 = n12437 | n13720;
    wire n18203 = n12727 ^ n12906;
    wire n18204 = n13730 | ~n13825;
    wire n18205 = n5493 ^ n13571;
    wire n18206 = n5749 ^ n13089;
    wire n18207 = ~(n4585 | n11815);
    wire n18208 = n11591 ^ n12163;
    wire n18209 = ~(n11262 ^ n13629);
    wire n18210 = n11567 & ~n12629;
    wire n18211 = in[407] ^ n9570;
    wire n18212 = ~(n8372 | n13092);
    wire n18213 = n8431 | n13951;
    wire n18214 = n10143 ^ n13298;
    wire n18215 = ~(n4710 ^ n12245);
    wire n18216 = n10303 ^ n13836;
    wire n18217 = ~(n7293 ^ n9688);
    wire n18218 = n10212 ^ n15177;
    wire n18219 = ~(n14642 ^ n15137);
    wire n18220 = ~(n10831 ^ n11943);
    wire n18221 = ~(n9869 ^ n9957);
    wire n18222 = n12835 & n14882;
    wire n18223 = ~n2717 | n10862;
    wire n18224 = ~(n7714 & n15241);
    wire n18225 = ~(n14708 & n14849);
    wire n18226 = ~(n1015 | n5193);
    wire n18227 = n11858 & n13938;
    wire n18228 = ~(n9970 ^ n15318);
    wire n18229 = n9558 & n10100;
    wire n18230 = n10497 ^ n14608;
    wire n18231 = n11757 ^ n14370;
    wire n18232 = n9208 | n13225;
    wire n18233 = ~(n13461 ^ n14145);
    wire n18234 = ~(n10312 ^ n14227);
    wire n18235 = n11585 ^ n14352;
    wire n18236 = n11514 ^ n14913;
    wire n18237 = ~(n11432 ^ n14817);
    wire n18238 = n8436 & n13404;
    wire n18239 = ~(n10040 ^ n11293);
    wire n18240 = ~(n9871 & n11191);
    wire n18241 = ~(n14125 ^ n15453);
    wire n18242 = in[460] ^ n13717;
    wire n18243 = n8102 ^ n9651;
    wire n18244 = ~(n9930 ^ n15322);
    wire n18245 = ~(n6237 ^ n10585);
    wire n18246 = n12496 ^ n15429;
    wire n18247 = ~(n8644 ^ n13468);
    wire n18248 = n4101 ^ n15522;
    wire n18249 = ~(n4804 ^ n15512);
    wire n18250 = n5997 | n13631;
    wire n18251 = n11615 & ~n14089;
    wire n18252 = n1355 & ~n14631;
    wire n18253 = n14727 ^ n14876;
    wire n18254 = in[434] ^ n1587;
    wire n18255 = n7751 ^ n15400;
    wire n18256 = n12785 ^ n14760;
    wire n18257 = n3201 & n8060;
    wire n18258 = n7943 & n9328;
    wire n18259 = ~(n11138 ^ n11768);
    wire n18260 = n10017 ^ n14013;
    wire n18261 = n8308 & n12117;
    wire n18262 = n5339 | n7935;
    wire n18263 = ~(n10958 ^ n11322);
    wire n18264 = n10382 ^ n12063;
    wire n18265 = ~(n11332 ^ n13015);
    wire n18266 = n10039 | n12269;
    wire n18267 = n9674 ^ n14653;
    wire n18268 = ~(n8570 ^ n14657);
    wire n18269 = ~n11875 & n12984;
    wire n18270 = n2724 | n11207;
    wire n18271 = ~n4692 | n15350;
    wire n18272 = ~(n10174 ^ n14710);
    wire n18273 = ~(n10026 ^ n15616);
    wire n18274 = n13978 | n14721;
    wire n18275 = ~n9620 & n12922;
    wire n18276 = ~(n7286 ^ n10388);
    wire n18277 = n4905 | n12232;
    wire n18278 = n10090 ^ n14463;
    wire n18279 = n2050 ^ n2098;
    wire n18280 = n7555 | ~n11851;
    wire n18281 = n13778 ^ n15481;
    wire n18282 = ~(n12630 ^ n14052);
    wire n18283 = n12727 ^ n13421;
    wire n18284 = n11731 ^ n15702;
    wire n18285 = n13090 & n13560;
    wire n18286 = ~(n9974 ^ n10255);
    wire n18287 = n14332 & ~n15704;
    wire n18288 = n9831 ^ n14069;
    wire n18289 = ~(n1825 ^ n5426);
    wire n18290 = ~(n10476 | n14391);
    wire n18291 = n11661 | ~n13868;
    wire n18292 = ~(n9809 ^ n13947);
    wire n18293 = n1947 ^ n14314;
    wire n18294 = n13845 | ~n15850;
    wire n18295 = n11006 | n13864;
    wire n18296 = n12673 ^ n15331;
    wire n18297 = ~(n12185 ^ n15061);
    wire n18298 = ~(n6669 ^ n10797);
    wire n18299 = n8490 & ~n14774;
    wire n18300 = ~(n6258 ^ n11574);
    wire n18301 = n6101 ^ n15783;
    wire n18302 = n7683 & n10131;
    wire n18303 = ~(in[275] ^ n14240);
    wire n18304 = ~n5159 & n5981;
    wire n18305 = n13711 | ~n14980;
    wire n18306 = n13750 & ~n13791;
    wire n18307 = ~(n10801 | n13316);
    wire n18308 = ~(n2418 ^ n3248);
    wire n18309 = ~(n13785 | n15075);
    wire n18310 = n11272 ^ n15015;
    wire n18311 = in[63] ^ n14034;
    wire n18312 = ~(n7308 | n13865);
    wire n18313 = n8358 ^ n13353;
    wire n18314 = ~(n4976 ^ n13907);
    wire n18315 = ~(n13375 | n15661);
    wire n18316 = ~n10726 & n12553;
    wire n18317 = n665 ^ n15147;
    wire n18318 = ~(n9358 ^ n13087);
    wire n18319 = n12634 ^ n12695;
    wire n18320 = n13501 ^ n13998;
    wire n18321 = n10189 & ~n12123;
    wire n18322 = ~n4247 & n10108;
    wire n18323 = n8539 | ~n13710;
    wire n18324 = n9585 ^ n15081;
    wire n18325 = ~(n1608 ^ n2714);
    wire n18326 = ~(n3469 | n14098);
    wire n18327 = n8317 ^ n13117;
    wire n18328 = ~(n5376 ^ n14485);
    wire n18329 = n11364 ^ n13325;
    wire n18330 = ~(n10774 ^ n14206);
    wire n18331 = n10793 ^ n15700;
    wire n18332 = ~(n9887 ^ n12891);
    wire n18333 = n13126 ^ n15695;
    wire n18334 = ~(n8803 ^ n11573);
    wire n18335 = n1575 ^ n11116;
    wire n18336 = n12636 | ~n15082;
    wire n18337 = n7423 ^ n14239;
    wire n18338 = n8164 ^ n14748;
    wire n18339 = n11444 ^ n15296;
    wire n18340 = n13392 | n14637;
    wire n18341 = ~(n14740 ^ n15707);
    wire n18342 = n2195 & n15784;
    wire n18343 = ~(n14120 ^ n15282);
    wire n18344 = ~(n13645 ^ n14921);
    wire n18345 = n1760 & ~n11670;
    wire n18346 = n7476 & n12989;
    wire n18347 = ~n12913 & n13321;
    wire n18348 = ~n13033 & n14730;
    wire n18349 = ~(n11406 ^ n14140);
    wire n18350 = ~(n5038 ^ n13810);
    wire n18351 = ~n5306 & n15378;
    wire n18352 = ~(in[270] ^ n15375);
    wire n18353 = ~n13696 | n15773;
    wire n18354 = n7409 ^ n11669;
    wire n18355 = ~(n12762 ^ n13211);
    wire n18356 = n1129 & ~n7371;
    wire n18357 = n13805 ^ n14556;
    wire n18358 = ~(n11309 ^ n12678);
    wire n18359 = n9238 & n12487;
    wire n18360 = n5559 | ~n14536;
    wire n18361 = n11485 ^ n11839;
    wire n18362 = in[542] & ~n14273;
    wire n18363 = ~(n14090 | n14218);
    wire n18364 = ~(n7713 ^ n9695);
    wire n18365 = n12554 ^ n15848;
    wire n18366 = n10303 & ~n10755;
    wire n18367 = n2403 & n14865;
    wire n18368 = n5937 ^ n12956;
    wire n18369 = ~(n12699 ^ n12706);
    wire n18370 = n4592 | ~n9021;
    wire n18371 = ~(n3415 ^ n13927);
    wire n18372 = n11458 | n15186;
    wire n18373 = n13011 ^ n15437;
    wire n18374 = n6839 ^ n12900;
    wire n18375 = n6050 & n14476;
    wire n18376 = ~(n1617 ^ n8501);
    wire n18377 = ~(n1328 | n7739);
    wire n18378 = ~(n9530 | n13882);
    wire n18379 = ~(n6254 | n15315);
    wire n18380 = ~(in[435] ^ n10892);
    wire n18381 = ~(n14835 | n15482);
    wire n18382 = ~n7389 | n11745;
    wire n18383 = ~(in[214] & n4712);
    wire n18384 = ~n7533 & n10233;
    wire n18385 = ~(n9765 ^ n10742);
    wire n18386 = ~n1642 | n11330;
    wire n18387 = n6141 ^ n9035;
    wire n18388 = n8460 | n13478;
    wire n18389 = n13714 | n14464;
    wire n18390 = n2222 & n15821;
    wire n18391 = ~(n9261 ^ n13815);
    wire n18392 = ~(n1479 ^ n10943);
    wire n18393 = ~(n9658 ^ n14772);
    wire n18394 = n2557 & ~n15073;
    wire n18395 = ~n7215 & n8259;
    wire n18396 = ~(n12017 ^ n12106);
    wire n18397 = n7672 ^ n14073;
    wire n18398 = ~(n536 ^ n15499);
    wire n18399 = ~(n11337 | n12536);
    wire n18400 = n12815 ^ n15357;
    wire n18401 = ~(n8178 ^ n8374);
    wire n18402 = n5237 & n8288;
    wire n18403 = n7299 & ~n14425;
    wire n18404 = ~(n11647 ^ n12449);
    wire n18405 = n3218 & n10259;
    wire n18406 = ~(n4425 | n11335);
    wire n18407 = ~n5652 | n13550;
    wire n18408 = n8644 ^ n15342;
    wire n18409 = n9018 & ~n11976;
    wire n18410 = ~(n7161 | n15238);
    wire n18411 = ~(n7293 ^ n8716);
    wire n18412 = n2610 ^ n12615;
    wire n18413 = n11463 ^ n11855;
    wire n18414 = n10128 ^ n10481;
    wire n18415 = n3208 & n11330;
    wire n18416 = n11206 ^ n12650;
    wire n18417 = ~(in[291] ^ n52);
    wire n18418 = n11876 ^ n13698;
    wire n18419 = n2208 ^ n4551;
    wire n18420 = ~n4906 & n13816;
    wire n18421 = n7245 ^ n8861;
    wire n18422 = ~(n8175 | n8279);
    wire n18423 = ~(n10327 ^ n15359);
    wire n18424 = n8085 ^ n15668;
    wire n18425 = ~(n7697 ^ n11078);
    wire n18426 = ~(n11565 | n13675);
    wire n18427 = ~(n976 | n6533);
    wire n18428 = ~(n11125 | n12877);
    wire n18429 = ~(n9455 ^ n12457);
    wire n18430 = n12132 ^ n14075;
    wire n18431 = ~(n8968 | n13783);
    wire n18432 = n6839 ^ n12660;
    wire n18433 = n4912 | n13021;
    wire n18434 = ~n4339 & n13053;
    wire n18435 = ~(n10223 ^ n11907);
    wire n18436 = n3203 ^ n14269;
    wire n18437 = ~(n13378 | n15264);
    wire n18438 = ~(n12073 | n14329);
    wire n18439 = ~n12712 & n14488;
    wire n18440 = ~(n9859 | n14111);
    wire n18441 = n6989 ^ n8886;
    wire n18442 = in[312] ^ n14614;
    wire n18443 = n6377 | n11771;
    wire n18444 = n9511 | ~n15371;
    wire n18445 = n9472 & ~n10173;
    wire n18446 = n10893 & ~n15852;
    wire n18447 = n2280 ^ n14460;
    wire n18448 = n4625 | n11645;
    wire n18449 = n7429 ^ n8858;
    wire n18450 = ~(n1259 ^ n13031);
    wire n18451 = ~(n2638 ^ n8207);
    wire n18452 = in[637] ^ n11357;
    wire n18453 = n5970 & n8370;
    wire n18454 = n9743 & ~n13649;
    wire n18455 = ~(n10341 ^ n12257);
    wire n18456 = n5869 & ~n11607;
    wire n18457 = ~n7921 | n12541;
    wire n18458 = ~(n12001 | n15209);
    wire n18459 = ~(n13466 ^ n13642);
    wire n18460 = n7820 | n12144;
    wire n18461 = n10812 ^ n14421;
    wire n18462 = n10803 & ~n14147;
    wire n18463 = ~(n14805 ^ n15754);
    wire n18464 = ~(n632 ^ n10061);
    wire n18465 = n14673 & ~n14732;
    wire n18466 = ~n3625 & n15104;
    wire n18467 = n8192 ^ n13418;
    wire n18468 = n10693 | n14424;
    wire n18469 = n7393 ^ n15677;
    wire n18470 = n4118 & ~n11249;
    wire n18471 = n4633 ^ n10903;
    wire n18472 = in[456] ^ n14939;
    wire n18473 = ~(n11839 ^ n13959);
    wire n18474 = ~(n4623 | n14337);
    wire n18475 = n8569 ^ n11988;
    wire n18476 = ~(n14913 ^ n15171);
    wire n18477 = ~(n13129 ^ n14010);
    wire n18478 = ~n13937 | n15131;
    wire n18479 = ~(n11762 ^ n14710);
    wire n18480 = ~(n13806 | n14802);
    wire n18481 = ~(n9963 ^ n12878);
    wire n18482 = ~n13161 & n13228;
    wire n18483 = n7657 ^ n14020;
    wire n18484 = ~(n1346 | n10682);
    wire n18485 = n8084 ^ n15498;
    wire n18486 = n2106 ^ n4486;
    wire n18487 = n15020 | ~n15815;
    wire n18488 = n13906 & ~n14112;
    wire n18489 = ~(n2610 ^ n10165);
    wire n18490 = n11502 | n14582;
    wire n18491 = ~(n10282 ^ n11143);
    wire n18492 = n13110 ^ n14911;
    wire n18493 = n12862 & n13293;
    wire n18494 = ~(n6989 | n8915);
    wire n18495 = ~(n5506 ^ n14783);
    wire n18496 = n2557 & n15446;
    wire n18497 = n14647 | n15016;
    wire n18498 = n10846 | ~n12249;
    wire n18499 = ~(n1462 ^ n10024);
    wire n18500 = n6544 ^ n14030;
    wire n18501 = n13343 ^ n15097;
    wire n18502 = ~(n4462 ^ n14687);
    wire n18503 = ~(n11012 ^ n13485);
    wire n18504 = n9512 ^ n10686;
    wire n18505 = n10584 ^ n11499;
    wire n18506 = ~(n13384 ^ n14774);
    wire n18507 = ~(n4803 ^ n13749);
    wire n18508 = ~(n15133 | n15660);
    wire n18509 = ~n13004 & n13265;
    wire n18510 = ~(n13376 ^ n15778);
    wire n18511 = n9870 ^ n14841;
    wire n18512 = n9619 & n12543;
    wire n18513 = ~(n8373 | n14085);
    wire n18514 = n5914 & n9079;
    wire n18515 = ~n3415 & n10862;
    wire n18516 = n13003 ^ n15858;
    wire n18517 = n10612 & ~n15240;
    wire n18518 = n12625 ^ n14947;
    wire n18519 = ~(n8788 ^ n15648);
    wire n18520 = ~(n9912 ^ n15819);
    wire n18521 = ~(in[270] | n13665);
    wire n18522 = ~(n2240 ^ n13941);
    wire n18523 = n7439 ^ n10777;
    wire n18524 = n13052 ^ n13912;
    wire n18525 = n6222 | n13764;
    wire n18526 = ~(n10478 | n14601);
    wire n18527 = ~(n14363 ^ n15238);
    wire n18528 = n4703 ^ n14300;
    wire n18529 = n1025 ^ n15112;
    wire n18530 = ~(n3386 ^ n13009);
    wire n18531 = ~(n13413 ^ n14225);
    wire n18532 = ~(n7679 ^ n12967);
    wire n18533 = ~(n12716 ^ n14908);
    wire n18534 = ~(n11167 ^ n11334);
    wire n18535 = ~(n5493 ^ n10759);
    wire n18536 = n5203 ^ n14922;
    wire n18537 = ~(n2723 ^ n12887);
    wire n18538 = ~(n8153 | n14576);
    wire n18539 = n8109 ^ n15796;
    wire n18540 = ~(n4874 ^ n10979);
    wire n18541 = ~(n14377 ^ n15316);
    wire n18542 = ~(n7967 ^ n11334);
    wire n18543 = n7664 | n13406;
    wire n18544 = ~(n6258 ^ n11984);
    wire n18545 = ~(n9535 | n13477);
    wire n18546 = n4487 | n4579;
    wire n18547 = n2533 | ~n6448;
    wire n18548 = in[465] ^ n2530;
    wire n18549 = n13238 & ~n13762;
    wire n18550 = n5011 & ~n12107;
    wire n18551 = ~(n14877 ^ n14974);
    wire n18552 = ~(n11436 ^ n13178);
    wire n18553 = ~(n9760 ^ n12986);
    wire n18554 = n2557 ^ n6889;
    wire n18555 = n7944 | ~n10571;
    wire n18556 = n9010 & ~n13388;
    wire n18557 = ~(in[488] ^ n2401);
    wire n18558 = n7738 ^ n14090;
    wire n18559 = ~n14698 & n15378;
    wire n18560 = n11891 ^ n15161;
    wire n18561 = n12616 | n14405;
    wire n18562 = n10658 & ~n11235;
    wire n18563 = n2195 ^ n4925;
    wire n18564 = n671 ^ n14743;
    wire n18565 = n13813 ^ n15797;
    wire n18566 = ~(n12120 | n15172);
    wire n18567 = n12655 ^ n14358;
    wire n18568 = n12856 ^ n14185;
    wire n18569 = ~(n10330 ^ n13088);
    wire n18570 = ~(n10176 ^ n13660);
    wire n18571 = ~(n7350 ^ n8119);
    wire n18572 = ~n4711 & n5761;
    wire n18573 = ~(n14267 | n15151);
    wire n18574 = ~(n3645 | n6878);
    wire n18575 = n5620 ^ n14789;
    wire n18576 = ~n13999 | n14677;
    wire n18577 = n9937 ^ n11978;
    wire n18578 = ~(n13350 ^ n13651);
    wire n18579 = ~(n7273 ^ n12487);
    wire n18580 = ~(n4257 ^ n7654);
    wire n18581 = n11790 & ~n14161;
    wire n18582 = ~(n10039 ^ n13926);
    wire n18583 = ~(n6573 | n15463);
    wire n18584 = ~n10844 & n13675;
    wire n18585 = ~(n1789 ^ n10355);
    wire n18586 = ~(n9710 | n15024);
    wire n18587 = n5764 & n14691;
    wire n18588 = n1163 ^ n9875;
    wire n18589 = ~(n5406 ^ n14080);
    wire n18590 = n9520 ^ n10893;
    wire n18591 = n14735 ^ n15152;
    wire n18592 = ~(n158 | n8995);
    wire n18593 = ~(n11395 | n13120);
    wire n18594 = n10415 ^ n12640;
    wire n18595 = n12350 ^ n12953;
    wire n18596 = ~(n11429 ^ n15577);
    wire n18597 = n11803 & n13987;
    wire n18598 = n11391 & ~n14436;
    wire n18599 = ~(n1150 | n14051);
    wire n18600 = n13367 ^ n13528;
    wire n18601 = ~(n4581 ^ n15075);
    wire n18602 = n1485 & n7985;
    wire n18603 = n1886 & ~n13957;
    wire n18604 = n8394 ^ n15854;
    wire n18605 = n11551 ^ n11889;
    wire n18606 = n8557 ^ n15214;
    wire n18607 = ~(n5791 ^ n10759);
    wire n18608 = ~(n12293 | n12707);
    wire n18609 = n10563 ^ n14066;
    wire n18610 = ~(n10969 ^ n11446);
    wire n18611 = ~(n3085 ^ n13804);
    wire n18612 = ~(n4692 ^ n13085);
    wire n18613 = n12597 ^ n15844;
    wire n18614 = ~(n12908 | n13632);
    wire n18615 = ~(n9700 ^ n10378);
    wire n18616 = ~n7191 & n7574;
    wire n18617 = n7535 ^ n14862;
    wire n18618 = n1869 ^ n13615;
    wire n18619 = ~(n8501 ^ n13910);
    wire n18620 = n7725 ^ n11719;
    wire n18621 = n10128 ^ n15574;
    wire n18622 = n7863 & n8772;
    wire n18623 = ~(n5522 | n9535);
    wire n18624 = ~(n2081 ^ n14999);
    wire n18625 = ~(n14127 ^ n15489);
    wire n18626 = n1886 | n15793;
    wire n18627 = n1414 ^ n6254;
    wire n18628 = n1427 | n14119;
    wire n18629 = n10630 ^ n13327;
    wire n18630 = ~(n9283 ^ n9700);
    wire n18631 = ~(n7159 ^ n12893);
    wire n18632 = n13270 ^ n15149;
    wire n18633 = n11308 ^ n12368;
    wire n18634 = n12112 ^ n15162;
    wire n18635 = ~(n2056 ^ n14350);
    wire n18636 = ~(n14641 & n14958);
    wire n18637 = ~n14289 | n14829;
    wire n18638 = n3526 ^ n4703;
    wire n18639 = n11584 ^ n13470;
    wire n18640 = n2298 ^ n14923;
    wire n18641 = n12982 & ~n14744;
    wire n18642 = n8734 & ~n15624;
    wire n18643 = n646 ^ n11086;
    wire n18644 = ~(in[322] ^ n5237);
    wire n18645 = ~(n4507 | n14692);
    wire n18646 = ~(n12393 ^ n13549);
    wire n18647 = n1158 & ~n7355;
    wire n18648 = ~(n12197 | n12641);
    wire n18649 = n11874 ^ n13420;
    wire n18650 = n4893 | n15829;
    wire n18651 = n14003 ^ n15630;
    wire n18652 = ~(n9835 & n14275);
    wire n18653 = n10380 ^ n10731;
    wire n18654 = ~(n10932 | n14831);
    wire n18655 = ~(n8300 ^ n13615);
    wire n18656 = ~(n8029 | n10199);
    wire n18657 = n14550 ^ n15709;
    wire n18658 = n13382 ^ n14350;
    wire n18659 = ~(n5086 ^ n11395);
    wire n18660 = n7688 ^ n15483;
    wire n18661 = ~(in[379] ^ n13025);
    wire n18662 = n13492 | ~n15421;
    wire n18663 = ~(n13397 ^ n13662);
    wire n18664 = ~(n13990 | n15235);
    wire n18665 = ~(n421 | n14401);
    wire n18666 = ~(n376 ^ n15437);
    wire n18667 = n12331 ^ n13135;
    wire n18668 = ~(n14618 ^ n14986);
    wire n18669 = ~(n9264 | n13300);
    wire n18670 = ~(n10952 | n13779);
    wire n18671 = n2773 ^ n13834;
    wire n18672 = n13109 ^ n15060;
    wire n18673 = ~(n13427 ^ n14996);
    wire n18674 = n12845 ^ n14591;
    wire n18675 = n11911 | n13525;
    wire n18676 = in[238] ^ n14686;
    wire n18677 = ~(n13949 ^ n14281);
    wire n18678 = ~n13064 & n13856;
    wire n18679 = ~(n9159 | n15492);
    wire n18680 = ~(n10027 | n13604);
    wire n18681 = ~(n1132 ^ n4956);
    wire n18682 = n10037 | ~n15590;
    wire n18683 = ~(in[214] ^ n15775);
    wire n18684 = n11805 | n12532;
    wire n18685 = ~(n10628 ^ n14000);
    wire n18686 = ~(n12500 & n14609);
    wire n18687 = n1952 & ~n9081;
    wire n18688 = ~(n11099 ^ n13875);
    wire n18689 = n10863 | n11650;
    wire n18690 = ~(n7750 ^ n11743);
    wire n18691 = ~(n11602 ^ n14044);
    wire n18692 = n1810 ^ n5265;
    wire n18693 = ~(n8626 ^ n12265);
    wire n18694 = ~(n9017 ^ n13643);
    wire n18695 = ~n9472 | n15828;
    wire n18696 = ~(n9452 ^ n15227);
    wire n18697 = ~(n14142 ^ n15315);
    wire n18698 = n2248 ^ n14072;
    wire n18699 = ~(n5078 | n12892);
    wire n18700 = n8144 & n12722;
    wire n18701 = n13875 ^ n14812;
    wire n18702 = ~n6616 & n12642;
    wire n18703 = n6893 ^ n12883;
    wire n18704 = ~(n10033 ^ n14973);
    wire n18705 = ~(n5265 ^ n9504);
    wire n18706 = ~(n11727 | n13997);
    wire n18707 = ~(n12966 | n15222);
    wire n18708 = n13091 ^ n14532;
    wire n18709 = n10662 ^ n14136;
    wire n18710 = ~(n9989 | n15636);
    wire n18711 = ~n13600 | n15301;
    wire n18712 = n5937 ^ n13753;
    wire n18713 = ~n10982 & n12166;
    wire n18714 = n4546 ^ n12724;
    wire n18715 = ~n6101 & n14697;
    wire n18716 = ~(n12975 ^ n15520);
    wire n18717 = n5866 ^ n15306;
    wire n18718 = ~n8858 & n14845;
    wire n18719 = ~(n5212 ^ n6370);
    wire n18720 = n11533 ^ n13867;
    wire n18721 = ~(n7159 ^ n10340);
    wire n18722 = n10874 & ~n14078;
    wire n18723 = ~(n12527 | n13643);
    wire n18724 = ~(n9504 ^ n12016);
    wire n18725 = ~(n5689 | n12673);
    wire n18726 = n11642 ^ n15220;
    wire n18727 = n15080 ^ n15674;
    wire n18728 = n13584 | n13667;
    wire n18729 = ~(n7381 ^ n11290);
    wire n18730 = n14110 | ~n15511;
    wire n18731 = ~(n1456 ^ n14744);
    wire n18732 = ~(n7125 ^ n8048);
    wire n18733 = n11701 ^ n12314;
    wire n18734 = n6980 ^ n13152;
    wire n18735 = n4104 ^ n15488;
    wire n18736 = ~(n5605 ^ n12403);
    wire n18737 = ~(n14281 | n15157);
    wire n18738 = n8942 & n13175;
    wire n18739 = n7423 ^ n10115;
    wire n18740 = ~(n4397 | n12659);
    wire n18741 = n13407 ^ n14118;
    wire n18742 = ~(n11768 | n13942);
    wire n18743 = n10543 ^ n13753;
    wire n18744 = n9039 ^ n14388;
    wire n18745 = ~(n1575 | n15228);
    wire n18746 = n12945 ^ n13530;
    wire n18747 = ~n11181 & n12638;
    wire n18748 = ~(n6340 ^ n12624);
    wire n18749 = n5586 & ~n15422;
    wire n18750 = n5084 & ~n11825;
    wire n18751 = ~(n4500 ^ n14695);
    wire n18752 = ~(n5317 | n11854);
    wire n18753 = n10417 ^ n10653;
    wire n18754 = ~(n3494 | n14853);
    wire n18755 = ~n13884 & n14461;
    wire n18756 = n13503 ^ n13751;
    wire n18757 = n13981 ^ n14412;
    wire n18758 = n8586 ^ n14504;
    wire n18759 = ~(n12870 | n13913);
    wire n18760 = n1427 & n15319;
    wire n18761 = n2078 ^ n11678;
    wire n18762 = n11250 ^ n14271;
    wire n18763 = ~n7674 & n10549;
    wire n18764 = n3965 ^ n15152;
    wire n18765 = ~n4581 | n14000;
    wire n18766 = n12109 ^ n12266;
    wire n18767 = ~(n13518 ^ n14262);
    wire n18768 = ~(n8926 | n14010);
    wire n18769 = n6937 ^ n7397;
    wire n18770 = n701 ^ n15036;
    wire n18771 = n11274 & n14633;
    wire n18772 = n2208 ^ n9762;
    wire n18773 = ~(n9952 ^ n13530);
    wire n18774 = ~(n9760 ^ n15021);
    wire n18775 = ~(n11488 ^ n15225);
    wire n18776 = ~(n1548 ^ n15799);
    wire n18777 = ~n12715 & n13771;
    wire n18778 = n6517 ^ n12258;
    wire n18779 = ~(n4377 | n15156);
    wire n18780 = ~(n7355 | n12254);
    wire n18781 = ~(n6360 | n13767);
    wire n18782 = n10447 ^ n10663;
    wire n18783 = ~(n12958 ^ n15456);
    wire n18784 = n2543 ^ n8844;
    wire n18785 = ~(n2302 ^ n9491);
    wire n18786 = n8283 ^ n14940;
    wire n18787 = ~(n9155 ^ n15267);
    wire n18788 = n6715 ^ n11615;
    wire n18789 = ~(n13245 ^ n14295);
    wire n18790 = ~(n12969 ^ n14681);
    wire n18791 = n6736 ^ n10240;
    wire n18792 = ~n11615 | n15614;
    wire n18793 = ~(n8465 | n15804);
    wire n18794 = ~(n5717 ^ n12753);
    wire n18795 = ~(n2920 | n13493);
    wire n18796 = ~(n1192 ^ n15441);
    wire n18797 = n13949 | ~n15320;
    wire n18798 = ~n10324 & n15347;
    wire n18799 = n13436 & ~n14346;
    wire n18800 = n3032 ^ n13560;
    wire n18801 = n10497 ^ n14313;
    wire n18802 = n13393 & n14740;
    wire n18803 = ~(n7080 ^ n15303);
    wire n18804 = ~(n10547 ^ n14819);
    wire n18805 = n12219 ^ n12430;
    wire n18806 = ~(n3174 | n14213);
    wire n18807 = n9735 ^ n10696;
    wire n18808 = ~n12859 | n12918;
    wire n18809 = ~n5794 & n10491;
    wire n18810 = n9762 ^ n13235;
    wire n18811 = n6049 ^ n13170;
    wire n18812 = n2602 ^ n11038;
    wire n18813 = ~(n13040 | n14016);
    wire n18814 = n4616 ^ n8743;
    wire n18815 = ~(n5632 ^ n14238);
    wire n18816 = n4247 & ~n12792;
    wire n18817 = n12274 & ~n13169;
    wire n18818 = ~n6516 | n10229;
    wire n18819 = ~(n3502 | n4263);
    wire n18820 = n13246 ^ n14474;
    wire n18821 = ~(n13198 ^ n14456);
    wire n18822 = ~(n5794 & n12064);
    wire n18823 = ~n7557 & n12297;
    wire n18824 = ~(n2058 ^ n15332);
    wire n18825 = n14109 & ~n14767;
    wire n18826 = ~(n9228 ^ n11183);
    wire n18827 = in[15] ^ n10856;
    wire n18828 = ~(n9935 ^ n15672);
    wire n18829 = ~(n11527 ^ n15693);
    wire n18830 = n11777 ^ n12839;
    wire n18831 = n2601 ^ n4118;
    wire n18832 = ~(n3494 | n10045);
    wire n18833 = ~(in[406] ^ n10997);
    wire n18834 = n14889 & ~n15842;
    wire n18835 = ~(n3184 ^ n12827);
    wire n18836 = ~(n7679 & n14055);
    wire n18837 = n3339 ^ n10917;
    wire n18838 = n5444 ^ n8916;
    wire n18839 = n9729 ^ n11091;
    wire n18840 = ~(n13841 ^ n14023);
    wire n18841 = ~(n12155 ^ n14259);
    wire n18842 = ~(n3341 | n10463);
    wire n18843 = ~(n14601 | n14846);
    wire n18844 = n11940 ^ n14628;
    wire n18845 = ~n12073 & n14447;
    wire n18846 = ~(n12524 & n13146);
    wire n18847 = ~(n7791 | n13575);
    wire n18848 = n8352 ^ n13892;
    wire n18849 = n3612 ^ n9920;
    wire n18850 = ~n1608 | n12955;
    wire n18851 = ~n14017 & n15528;
    wire n18852 = ~n10423 & n14978;
    wire n18853 = n1259 | n11582;
    wire n18854 = ~(n14021 ^ n14776);
    wire n18855 = n5779 & ~n9038;
    wire n18856 = n825 & ~n7586;
    wire n18857 = n12087 & ~n13007;
    wire n18858 = ~(n8765 | n15734);
    wire n18859 = n11650 | n11882;
    wire n18860 = n8428 ^ n11553;
    wire n18861 = n11742 & ~n14186;
    wire n18862 = in[353] ^ n11794;
    wire n18863 = ~n7856 & n14617;
    wire n18864 = n10592 ^ n15142;
    wire n18865 = n12650 | n15558;
    wire n18866 = ~(n1414 ^ n12633);
    wire n18867 = n14245 | ~n14316;
    wire n18868 = n4692 ^ n12846;
    wire n18869 = n9674 ^ n14409;
    wire n18870 = n10834 ^ n13268;
    wire n18871 = ~(n7571 ^ n8629);
    wire n18872 = n7059 ^ n14699;
    wire n18873 = ~n8995 & n13414;
    wire n18874 = ~(n8856 ^ n10904);
    wire n18875 = ~(n9320 ^ n10865);
    wire n18876 = ~(n9619 & n13770);
    wire n18877 = ~(n9853 | n15094);
    wire n18878 = n8743 ^ n14160;
    wire n18879 = n12688 | ~n13449;
    wire n18880 = ~n690 & n14361;
    wire n18881 = n5742 ^ n12873;
    wire n18882 = n7436 ^ n14102;
    wire n18883 = n483 ^ n9675;
    wire n18884 = n5439 ^ n13452;
    wire n18885 = n9540 ^ n13740;
    wire n18886 = n5853 ^ n12005;
    wire n18887 = n1143 & ~n11950;
    wire n18888 = n5084 ^ n6121;
    wire n18889 = ~(n5909 | n15058);
    wire n18890 = ~(n5249 & n11139);
    wire n18891 = n5868 ^ n11856;
    wire n18892 = ~(n12224 ^ n15525);
    wire n18893 = ~(n10914 ^ n11921);
    wire n18894 = n5750 ^ n8040;
    wire n18895 = ~(n6325 | n6393);
    wire n18896 = ~n4616 & n15845;
    wire n18897 = ~(n9137 ^ n14868);
    wire n18898 = n2571 ^ n12600;
    wire n18899 = ~(n10563 ^ n15349);
    wire n18900 = n11932 | n13564;
    wire n18901 = ~(n8239 ^ n9192);
    wire n18902 = n12494 ^ n15716;
    wire n18903 = ~(n10643 | n13304);
    wire n18904 = n7985 ^ n12574;
    wire n18905 = n13812 & ~n14077;
    wire n18906 = ~(n11235 | n12841);
    wire n18907 = n7739 & n14860;
    wire n18908 = n7301 & ~n11069;
    wire n18909 = n10831 ^ n11776;
    wire n18910 = n5540 ^ n11618;
    wire n18911 = ~(n10469 ^ n13149);
    wire n18912 = n14486 | n14747;
    wire n18913 = ~(n5977 ^ n11590);
    wire n18914 = ~(n7805 | n15186);
    wire n18915 = ~(in[406] ^ n15581);
    wire n18916 = ~(n8138 ^ n14803);
    wire n18917 = ~(n7688 | n11611);
    wire n18918 = ~(n10486 ^ n10647);
    wire n18919 = ~(n12227 | n13826);
    wire n18920 = n482 ^ n4986;
    wire n18921 = ~n13313 & n15551;
    wire n18922 = n13704 ^ n14363;
    wire n18923 = ~(n4625 ^ n13415);
    wire n18924 = n7985 & ~n12280;
    wire n18925 = n12738 & ~n14675;
    wire n18926 = ~(n15401 ^ n15521);
    wire n18927 = ~(n1886 ^ n12373);
    wire n18928 = ~(n10082 ^ n10920);
    wire n18929 = n5298 | ~n15491;
    wire n18930 = n9534 ^ n11174;
    wire n18931 = n12427 ^ n12779;
    wire n18932 = n1421 ^ n10262;
    wire n18933 = n13535 ^ n15224;
    wire n18934 = n3212 ^ n3505;
    wire n18935 = ~(n6077 ^ n12363);
    wire n18936 = n10116 ^ n15789;
    wire n18937 = n1164 & ~n14458;
    wire n18938 = ~(n13059 ^ n14944);
    wire n18939 = ~(n2423 ^ n10265);
    wire n18940 = in[435] ^ n2425;
    wire n18941 = ~(n11386 ^ n15416);
    wire n18942 = ~(n8353 ^ n12696);
    wire n18943 = n8645 ^ n13829;
    wire n18944 = ~(n7921 ^ n14219);
    wire n18945 = ~(n8031 ^ n8768);
    wire n18946 = n7784 & n12586;
    wire n18947 = n3196 | ~n13093;
    wire n18948 = ~(n11004 ^ n11734);
    wire n18949 = n7273 ^ n12348;
    wire n18950 = n11811 ^ n12180;
    wire n18951 = ~(n3092 ^ n13491);
    wire n18952 = n9671 | ~n14761;
    wire n18953 = n10891 ^ n14843;
    wire n18954 = n11984 ^ n15696;
    wire n18955 = ~(n816 ^ n5673);
    wire n18956 = ~(n13451 ^ n13595);
    wire n18957 = n13703 | n15319;
    wire n18958 = ~n3204 & n12310;
    wire n18959 = n5485 ^ n6903;
    wire n18960 = ~(n5212 ^ n14217);
    wire n18961 = n5902 ^ n15050;
    wire n18962 = ~n11098 & n15836;
    wire n18963 = ~(n10388 ^ n13231);
    wire n18964 = n11185 & ~n11598;
    wire n18965 = in[294] ^ n13734;
    wire n18966 = ~(n4603 ^ n7777);
    wire n18967 = n13965 ^ n13973;
    wire n18968 = ~(n2697 ^ n14654);
    wire n18969 = n9410 ^ n15377;
    wire n18970 = n2220 ^ n13474;
    wire n18971 = n14934 | n15463;
    wire n18972 = n14603 ^ n15202;
    wire n18973 = n13303 | n15635;
    wire n18974 = n13097 & n13206;
    wire n18975 = n5298 ^ n10057;
    wire n18976 = n8640 ^ n15208;
    wire n18977 = n11303 | n14282;
    wire n18978 = ~(n8743 ^ n13547);
    wire n18979 = n12439 ^ n14537;
    wire n18980 = n14865 & n15201;
    wire n18981 = n14167 | ~n15025;
    wire n18982 = n4463 ^ n14050;
    wire n18983 = n4925 ^ n11983;
    wire n18984 = ~(n14472 ^ n15029);
    wire n18985 = ~(n2875 ^ n15591);
    wire n18986 = ~(n12590 ^ n15728);
    wire n18987 = n10455 | n13060;
    wire n18988 = n7356 & n11139;
    wire n18989 = n8360 ^ n14528;
    wire n18990 = ~(in[491] ^ n15110);
    wire n18991 = n14192 | ~n14810;
    wire n18992 = ~(n10301 ^ n13609);
    wire n18993 = n8788 | n9735;
    wire n18994 = ~(n7895 ^ n12678);
    wire n18995 = n5603 ^ n12540;
    wire n18996 = ~(n4341 | n11299);
    wire n18997 = n15127 ^ n15163;
    wire n18998 = n2406 | n10356;
    wire n18999 = n299 ^ n15033;
    wire n19000 = ~(n11891 ^ n14097);
    wire n19001 = n10718 | n15442;
    wire n19002 = ~(n11598 ^ n12798);
    wire n19003 = n8809 ^ n15054;
    wire n19004 = n5007 ^ n5258;
    wire n19005 = ~(n4894 | n13772);
    wire n19006 = n5890 ^ n11662;
    wire n19007 = n10838 ^ n14480;
    wire n19008 = n13977 | n15770;
    wire n19009 = n2402 ^ n7480;
    wire n19010 = n13972 | ~n14427;
    wire n19011 = ~n2250 & n9155;
    wire n19012 = ~(n13228 & n13391);
    wire n19013 = n15101 | ~n15701;
    wire n19014 = ~(n2284 ^ n10906);
    wire n19015 = n9643 | ~n14305;
    wire n19016 = n4481 ^ n15803;
    wire n19017 = ~(n12911 | n15254);
    wire n19018 = n1458 | ~n10996;
    wire n19019 = ~n12092 & n14351;
    wire n19020 = n9208 & n12761;
    wire n19021 = n12310 | ~n13012;
    wire n19022 = n986 | n8162;
    wire n19023 = n2533 | n15810;
    wire n19024 = n9085 ^ n12679;
    wire n19025 = n5251 | n5341;
    wire n19026 = ~(n7481 ^ n13683);
    wire n19027 = ~(n8962 ^ n11997);
    wire n19028 = ~n12739 | n15246;
    wire n19029 = n8985 ^ n14979;
    wire n19030 = ~(n4953 ^ n14607);
    wire n19031 = n10305 | ~n11393;
    wire n19032 = ~(n14254 ^ n15409);
    wire n19033 = ~(n7620 ^ n15205);
    wire n19034 = ~n10855 & n14067;
    wire n19035 = ~(n8833 ^ n13563);
    wire n19036 = ~(n7389 ^ n15150);
    wire n19037 = n8300 | ~n15668;
    wire n19038 = n12792 & ~n12954;
    wire n19039 = n4938 ^ n13122;
    wire n19040 = ~(n5794 ^ n7714);
    wire n19041 = n10643 ^ n11715;
    wire n19042 = n8948 | n8971;
    wire n19043 = ~(n11284 ^ n13357);
    wire n19044 = n9049 | n15719;
    wire n19045 = n11715 & ~n12875;
    wire n19046 = ~(n13968 ^ n14759);
    wire n19047 = n7628 ^ n14022;
    wire n19048 = n11765 ^ n13428;
    wire n19049 = n3939 ^ n10955;
    wire n19050 = n12977 ^ n14319;
    wire n19051 = ~(n5327 | n15506);
    wire n19052 = ~(n5035 ^ n11536);
    wire n19053 = n2085 & n12871;
    wire n19054 = n9545 ^ n11316;
    wire n19055 = ~(n12880 ^ n15710);
    wire n19056 = ~(n8494 ^ n12924);
    wire n19057 = ~(n10305 ^ n14291);
    wire n19058 = ~(n10427 ^ n12498);
    wire n19059 = ~(n1616 ^ n15396);
    wire n19060 = ~(n12603 ^ n15539);
    wire n19061 = n7535 ^ n11761;
    wire n19062 = n2430 & ~n10385;
    wire n19063 = ~n6631 & n13663;
    wire n19064 = n10583 ^ n11652;
    wire n19065 = n1230 ^ n14616;
    wire n19066 = ~(n5013 | n12772);
    wire n19067 = ~(n6208 ^ n15573);
    wire n19068 = n6637 | ~n7757;
    wire n19069 = ~(n9483 ^ n15251);
    wire n19070 = ~(n7640 | n15277);
    wire n19071 = ~(n9847 ^ n15698);
    wire n19072 = n9530 | n11687;
    wire n19073 = ~(n2239 ^ n14432);
    wire n19074 = ~(n6616 ^ n14666);
    wire n19075 = n11880 | ~n13023;
    wire n19076 = n6139 ^ n12338;
    wire n19077 = n12962 ^ n13719;
    wire n19078 = ~(n2065 ^ n11192);
    wire n19079 = n2080 & n8858;
    wire n19080 = n1746 ^ n9972;
    wire n19081 = n4647 ^ n13481;
    wire n19082 = n13751 ^ n14157;
    wire n19083 = n13125 | n13733;
    wire n19084 = n5397 & ~n15599;
    wire n19085 = ~(n12429 ^ n12791);
    wire n19086 = ~(n4805 ^ n15164);
    wire n19087 = ~(n2451 ^ n13222);
    wire n19088 = ~(n11670 ^ n12871);
    wire n19089 = n5412 ^ n7158;
    wire n19090 = n8899 ^ n14726;
    wire n19091 = n11143 ^ n12283;
    wire n19092 = ~(n10134 ^ n13904);
    wire n19093 = n9079 ^ n11946;
    wire n19094 = n1460 ^ n15389;
    wire n19095 = ~(n10004 | n11922);
    wire n19096 = ~(n4814 ^ n14533);
    wire n19097 = n4507 ^ n15743;
    wire n19098 = ~(n8471 ^ n10347);
    wire n19099 = n8998 ^ n15722;
    wire n19100 = ~(n10349 ^ n14253);
    wire n19101 = n13621 ^ n13970;
    wire n19102 = ~(n9348 ^ n14164);
    wire n19103 = n12884 ^ n13778;
    wire n19104 = ~(n12000 | n14818);
    wire n19105 = ~(n11528 ^ n14194);
    wire n19106 = n2720 & ~n10638;
    wire n19107 = n11727 ^ n14545;
    wire n19108 = n10499 ^ n11216;
    wire n19109 = n2533 ^ n5471;
    wire n19110 = ~n14430 & n14487;
    wire n19111 = ~(n9869 ^ n10511);
    wire n19112 = ~n11488 & n14491;
    wire n19113 = ~n2106 & n15486;
    wire n19114 = n10181 ^ n10252;
    wire n19115 = n11458 | ~n13736;
    wire n19116 = ~(n13646 ^ n14497);
    wire n19117 = ~(n12315 | n12527);
    wire n19118 = n11996 ^ n13469;
    wire n19119 = n8921 & ~n15000;
    wire n19120 = ~n5914 | n11459;
    wire n19121 = ~n13888 & n15644;
    wire n19122 = n9246 ^ n10082;
    wire n19123 = ~n8374 | n15676;
    wire n19124 = n13187 ^ n13983;
    wire n19125 = n14619 & ~n14952;
    wire n19126 = ~(n8670 | n13226);
    wire n19127 = ~n11861 & n12910;
    wire n19128 = n9520 & ~n14809;
    wire n19129 = n2878 ^ n7029;
    wire n19130 = ~(n13588 ^ n15561);
    wire n19131 = n10256 | n12858;
    wire n19132 = n5977 & ~n11510;
    wire n19133 = n1259 ^ n10141;
    wire n19134 = n2878 ^ n14414;
    wire n19135 = ~(n9796 | n13366);
    wire n19136 = n6989 | ~n12932;
    wire n19137 = ~(n13850 ^ n14715);
    wire n19138 = ~(n6121 ^ n14664);
    wire n19139 = n12960 | n15568;
    wire n19140 = ~n11365 & n12369;
    wire n19141 = ~(n10276 ^ n15330);
    wire n19142 = ~(n1143 & n10131);
    wire n19143 = ~(n10783 ^ n13297);
    wire n19144 = n157 | ~n13370;
    wire n19145 = ~n11083 & n12591;
    wire n19146 = n7657 | n13067;
    wire n19147 = ~n8541 | n14782;
    wire n19148 = n8291 & n12654;
    wire n19149 = n7556 & ~n10390;
    wire n19150 = n11611 ^ n13531;
    wire n19151 = n10563 | n13652;
    wire n19152 = ~(n12738 ^ n15311);
    wire n19153 = n14279 ^ n14606;
    wire n19154 = ~(n14231 & n15012);
    wire n19155 = ~(n5043 ^ n15272);
    wire n19156 = ~n5608 & n10009;
    wire n19157 = ~(n12483 ^ n13442);
    wire n19158 = n13846 ^ n14345;
    wire n19159 = ~(n7822 ^ n15366);
    wire n19160 = ~(in[287] ^ n10678);
    wire n19161 = n11591 | ~n13016;
    wire n19162 = ~(n13016 | n13526);
    wire n19163 = n10313 ^ n12953;
    wire n19164 = n7331 ^ n9752;
    wire n19165 = ~(n10856 ^ n13444);
    wire n19166 = n5922 ^ n15215;
    wire n19167 = ~(in[464] ^ n12219);
    wire n19168 = n6573 | n13796;
    wire n19169 = ~n3866 & n12574;
    wire n19170 = n6744 ^ n8998;
    wire n19171 = n12585 & ~n14354;
    wire n19172 = n1782 ^ n14120;
    wire n19173 = n11628 ^ n15609;
    wire n19174 = n13255 ^ n14558;
    wire n19175 = n13908 | n14600;
    wire n19176 = n3474 | n15325;
    wire n19177 = n13094 ^ n14041;
    wire n19178 = n11869 | n12857;
    wire n19179 = ~(n12950 ^ n13108);
    wire n19180 = ~(n9745 ^ n14502);
    wire n19181 = n15435 & n15486;
    wire n19182 = n13809 ^ n15790;
    wire n19183 = n7775 | n14674;
    wire n19184 = ~(n8068 | n11703);
    wire n19185 = ~(n11172 ^ n15343);
    wire n19186 = ~(in[630] ^ n12596);
    wire n19187 = ~(n11752 ^ n13201);
    wire n19188 = n13992 ^ n14953;
    wire n19189 = n10525 & ~n11152;
    wire n19190 = n7125 ^ n13460;
    wire n19191 = n14055 ^ n15662;
    wire n19192 = n13685 ^ n14531;
    wire n19193 = n1593 ^ n10322;
    wire n19194 = ~(n10910 ^ n13775);
    wire n19195 = n2733 | n13435;
    wire n19196 = in[434] ^ n14317;
    wire n19197 = n4913 ^ n15732;
    wire n19198 = n11411 ^ n13661;
    wire n19199 = n10543 | ~n12824;
    wire n19200 = ~(n10268 ^ n10677);
    wire n19201 = n2427 | n15519;
    wire n19202 = ~n2423 & n5959;
    wire n19203 = n12952 ^ n14692;
    wire n19204 = n8971 & n13356;
    wire n19205 = n11480 | n11724;
    wire n19206 = n8844 ^ n10311;
    wire n19207 = ~(n11424 ^ n13013);
    wire n19208 = n13553 | n14400;
    wire n19209 = ~(n7856 ^ n14026);
    wire n19210 = n11208 | n15330;
    wire n19211 = ~n12000 & n12018;
    wire n19212 = n8262 ^ n13079;
    wire n19213 = ~(n9951 ^ n13603);
    wire n19214 = in[463] ^ n15571;
    wire n19215 = ~n9511 & n14764;
    wire n19216 = ~(n1145 & n11210);
    wire n19217 = n7726 & ~n14366;
    wire n19218 = ~(n8734 ^ n13968);
    wire n19219 = n6432 ^ n10581;
    wire n19220 = n13042 ^ n14062;
    wire n19221 = n9386 | n15410;
    wire n19222 = n12972 | ~n15384;
    wire n19223 = n5209 & ~n11170;
    wire n19224 = n9037 ^ n14210;
    wire n19225 = ~(n12059 | n15828);
    wire n19226 = ~(n8841 ^ n12811);
    wire n19227 = ~(n6049 ^ n15531);
    wire n19228 = ~(n1145 ^ n12797);
    wire n19229 = ~(n12809 & n14028);
    wire n19230 = ~n12902 | n13550;
    wire n19231 = ~(n2708 ^ n11454);
    wire n19232 = n6893 ^ n10756;
    wire n19233 = ~(n11667 ^ n15671);
    wire n19234 = ~(n7780 ^ n12816);
    wire n19235 = ~(n12117 ^ n15204);
    wire n19236 = ~(n12377 ^ n15388);
    wire n19237 = ~(n12467 ^ n14047);
    wire n19238 = n10294 & n11176;
    wire n19239 = ~(n10386 | n13326);
    wire n19240 = n13638 & n14392;
    wire n19241 = in[488] ^ n6061;
    wire n19242 = ~n1355 | n9839;
    wire n19243 = ~(n13032 ^ n13276);
    wire n19244 = n11721 ^ n13938;
    wire n19245 = ~(n14204 ^ n15428);
    wire n19246 = n11296 ^ n13658;
    wire n19247 = n14139 & ~n14814;
    wire n19248 = n2281 ^ n10145;
    wire n19249 = n11493 | n14127;
    wire n19250 = n1025 | ~n15026;
    wire n19251 = n10337 ^ n13490;
    wire n19252 = n9126 ^ n12606;
    wire n19253 = ~n2256 & n11706;
    wire n19254 = ~n7634 | n7847;
    wire n19255 = ~n9936 | n10739;
    wire n19256 = ~(n7642 ^ n7814);
    wire n19257 = ~(n5620 ^ n12803);
    wire n19258 = ~(n12331 ^ n15527);
    wire n19259 = ~(n8337 ^ n13645);
    wire n19260 = n15554 | ~n15798;
    wire n19261 = n5572 | n13348;
    wire n19262 = n5251 | n13790;
    wire n19263 = ~(n5530 ^ n14944);
    wire n19264 = n4940 ^ n15790;
    wire n19265 = n13158 ^ n14956;
    wire n19266 = n8362 & ~n12236;
    wire n19267 = n2256 ^ n10946;
    wire n19268 = ~(n12238 ^ n13400);
    wire n19269 = n5615 ^ n12885;
    wire n19270 = n2119 ^ n2252;
    wire n19271 = ~(n3069 ^ n11118);
    wire n19272 = n11140 ^ n14574;
    wire n19273 = n11449 ^ n15741;
    wire n19274 = n5481 | ~n15390;
    wire n19275 = ~(n2253 ^ n15381);
    wire n19276 = n8428 ^ n8850;
    wire n19277 = n8727 ^ n13432;
    wire n19278 = ~(n13636 ^ n15263);
    wire n19279 = ~(in[322] ^ n1025);
    wire n19280 = n9491 ^ n11801;
    wire n19281 = n9899 & ~n14968;
    wire n19282 = n12766 ^ n13657;
    wire n19283 = n11566 ^ n13116;
    wire n19284 = n8586 | n14728;
    wire n19285 = ~(n15085 & n15523);
    wire n19286 = n10494 & n11723;
    wire n19287 = n7297 | n12120;
    wire n19288 = n8574 ^ n11854;
    wire n19289 = n10335 ^ n14207;
    wire n19290 = n10294 & n13973;
    wire n19291 = ~(n10313 ^ n12851);
    wire n19292 = n14882 ^ n14920;
    wire n19293 = ~(n11467 ^ n11513);
    wire n19294 = ~(n3773 ^ n11486);
    wire n19295 = n11574 ^ n15303;
    wire n19296 = n656 ^ n5152;
    wire n19297 = n14235 ^ n14441;
    wire n19298 = n11609 ^ n15526;
    wire n19299 = ~(n5736 | n12698);
    wire n19300 = ~(n13646 ^ n14834);
    wire n19301 = ~(n8626 ^ n13465);
    wire n19302 = n8450 & n13814;
    wire n19303 = ~(n2252 ^ n11482);
    wire n19304 = ~(n10753 ^ n14995);
    wire n19305 = n1462 & ~n15374;
    wire n19306 = n400 ^ n7285;
    wire n19307 = n5471 | n14181;
    wire n19308 = n13234 & ~n15846;
    wire n19309 = ~n13508 & n14033;
    wire n19310 = ~(n4211 ^ n15361);
    wire n19311 = ~(n7437 ^ n9319);
    wire n19312 = ~(n2910 & n15672);
    wire n19313 = ~n10534 & n14738;
    wire n19314 = ~(n12616 ^ n15564);
    wire n19315 = n12463 & n12758;
    wire n19316 = ~(n12608 | n12769);
    wire n19317 = ~(n4103 ^ n14235);
    wire n19318 = n10035 ^ n14844;
    wire n19319 = n8149 ^ n15779;
    wire n19320 = n1858 ^ n13764;
    wire n19321 = ~n5376 | n10572;
    wire n19322 = n14711 ^ n14841;
    wire n19323 = ~(n9465 ^ n14950);
    wire n19324 = n6839 & ~n8346;
    wire n19325 = n13448 & ~n14579;
    wire n19326 = ~(n5210 ^ n10788);
    wire n19327 = ~n6432 & n11241;
    wire n19328 = n10838 ^ n12625;
    wire n19329 = n9465 ^ n13517;
    wire n19330 = ~(n13101 | n14718);
    wire n19331 = n9965 ^ n15570;
    wire n19332 = ~(n15234 | n15516);
    wire n19333 = n8703 ^ n12853;
    wire n19334 = n4231 ^ n9280;
    wire n19335 = n10173 ^ n12718;
    wire n19336 = n5619 ^ n11203;
    wire n19337 = n13385 | ~n14326;
    wire n19338 = ~(n13062 ^ n13433);
    wire n19339 = n8792 ^ n14779;
    wire n19340 = ~(n13491 | n15168);
    wire n19341 = ~(n10939 ^ n15247);
    wire n19342 = n5382 & ~n14030;
    wire n19343 = n10523 ^ n15145;
    wire n19344 = n10005 & ~n15622;
    wire n19345 = ~(n2730 ^ n12818);
    wire n19346 = n7910 ^ n10075;
    wire n19347 = n11593 ^ n14450;
    wire n19348 = ~(n13100 ^ n13554);
    wire n19349 = ~n10501 | n13745;
    wire n19350 = n7625 ^ n11983;
    wire n19351 = n10102 & n14960;
    wire n19352 = ~(n3218 ^ n10467);
    wire n19353 = n12545 | ~n13066;
    wire n19354 = n10199 & n14159;
    wire n19355 = n8151 | ~n13049;
    wire n19356 = n8959 & n11498;
    wire n19357 = n13966 ^ n14971;
    wire n19358 = ~n13155 & n13647;
    wire n19359 = ~(in[546] | n11720);
    wire n19360 = n4399 ^ n14706;
    wire n19361 = ~(n5865 | n11942);
    wire n19362 = ~(n10431 ^ n14020);
    wire n19363 = ~(n12653 | n14728);
    wire n19364 = n8119 ^ n11438;
    wire n19365 = ~n14375 & n14396;
    wire n19366 = n10462 ^ n13785;
    wire n19367 = ~(n3662 ^ n9540);
    wire n19368 = ~(n10263 | n13866);
    wire n19369 = ~(n1949 ^ n13731);
    wire n19370 = n8192 ^ n15684;
    wire n19371 = n10075 ^ n14101;
    wire n19372 = ~(n8135 ^ n14599);
    wire n19373 = n7628 ^ n14593;
    wire n19374 = n13234 ^ n13525;
    wire n19375 = ~(n825 ^ n15009);
    wire n19376 = n7874 ^ n15339;
    wire n19377 = ~(n10896 ^ n14045);
    wire n19378 = ~(n2085 | n6261);
    wire n19379 = ~(n10638 ^ n13633);
    wire n19380 = ~(n10086 ^ n12540);
    wire n19381 = ~(n8627 ^ n13025);
    wire n19382 = n5386 ^ n14959;
    wire n19383 = in[350] | ~n10866;
    wire n19384 = ~n9073 & n10713;
    wire n19385 = ~(n10517 | n14996);
    wire n19386 = ~(n6991 | n10772);
    wire n19387 = ~(n5227 ^ n12820);
    wire n19388 = n5619 ^ n13160;
    wire n19389 = ~n14544 & n15579;
    wire n19390 = ~(n14524 | n15302);
    wire n19391 = ~(n3095 ^ n13593);
    wire n19392 = n11074 ^ n15060;
    wire n19393 = n14880 & ~n15412;
    wire n19394 = ~(n5972 ^ n6050);
    wire n19395 = ~(n12047 | n13252);
    wire n19396 = n8998 ^ n14718;
    wire n19397 = n14260 ^ n15397;
    wire n19398 = ~(n972 ^ n9455);
    wire n19399 = ~(n4487 ^ n15073);
    wire n19400 = n4321 ^ n13871;
    wire n19401 = ~(n11731 | n14244);
    wire n19402 = ~(n14249 | n15302);
    wire n19403 = n12757 | ~n13695;
    wire n19404 = n1642 & ~n14189;
    wire n19405 = ~(n13487 ^ n15084);
    wire n19406 = ~(n13037 | n13794);
    wire n19407 = ~(n12896 | n15056);
    wire n19408 = n3110 ^ n15542;
    wire n19409 = n4301 ^ n10261;
    wire n19410 = n8340 & ~n12661;
    wire n19411 = n5138 | n15752;
    wire n19412 = ~n13980 | n15805;
    wire n19413 = ~(n12901 ^ n15110);
    wire n19414 = ~(n4128 ^ n9023);
    wire n19415 = n10073 | ~n14695;
    wire n19416 = n7212 ^ n9384;
    wire n19417 = ~(n14285 | n15357);
    wire n19418 = ~(n7835 ^ n12861);
    wire n19419 = n6098 ^ n12018;
    wire n19420 = n1355 | ~n14395;
    wire n19421 = ~(n6586 | n12777);
    wire n19422 = ~n4401 & n14287;
    wire n19423 = n12928 ^ n15829;
    wire n19424 = ~(n10403 ^ n15335);
    wire n19425 = ~n13140 | n15129;
    wire n19426 = n11442 & ~n15682;
    wire n19427 = ~(n12134 ^ n14633);
    wire n19428 = ~(n13863 ^ n15632);
    wire n19429 = ~(n7944 ^ n15176);
    wire n19430 = n12659 & ~n15116;
    wire n19431 = ~(n4624 | n14846);
    wire n19432 = ~(n10412 ^ n10455);
    wire n19433 = n5757 ^ n14577;
    wire n19434 = n10786 ^ n12036;
    wire n19435 = ~n11147 & n13270;
    wire n19436 = ~(n10437 ^ n13602);
    wire n19437 = ~(n7453 ^ n12371);
    wire n19438 = ~(n7223 ^ n14852);
    wire n19439 = ~(n10716 ^ n11747);
    wire n19440 = ~(n10625 | n12017);
    wire n19441 = ~(n8088 | n13227);
    wire n19442 = n2208 | n15262;
    wire n19443 = ~(n2056 ^ n12627);
    wire n19444 = n4850 | ~n10913;
    wire n19445 = ~n7943 | n13098;
    wire n19446 = n951 ^ n8633;
    wire n19447 = ~(n7172 ^ n15802);
    wire n19448 = ~(n2451 ^ n10195);
    wire n19449 = n9268 ^ n11821;
    wire n19450 = ~(n12685 ^ n14202);
    wire n19451 = n11203 ^ n13104;
    wire n19452 = n14508 ^ n15336;
    wire n19453 = n1584 ^ n14145;
    wire n19454 = ~(n6254 ^ n10056);
    wire n19455 = n647 & ~n14530;
    wire n19456 = in[378] ^ n7429;
    wire n19457 = n13033 | n15440;
    wire n19458 = ~(n13817 ^ n14763);
    wire n19459 = n11855 ^ n13701;
    wire n19460 = ~(n10847 ^ n15283);
    wire n19461 = ~(n4807 & n11238);
    wire n19462 = n9671 & n11299;
    wire n19463 = n11244 ^ n13245;
    wire n19464 = ~(n14798 | n15617);
    wire n19465 = n15407 ^ n15562;
    wire n19466 = ~n15296 & n15398;
    wire n19467 = n13209 ^ n14615;
    wire n19468 = ~(n2855 ^ n7957);
    wire n19469 = ~(in[514] ^ n2878);
    wire n19470 = n8727 ^ n12835;
    wire n19471 = ~(n8148 ^ n14989);
    wire n19472 = n11396 & ~n15159;
    wire n19473 = ~(n14748 ^ n15427);
    wire n19474 = ~(n7178 ^ n7791);
    wire n19475 = n9975 ^ n12920;
    wire n19476 = ~(n7370 | n9522);
    wire n19477 = n5179 ^ n5451;
    wire n19478 = ~n12452 & n13838;
    wire n19479 = n13028 & ~n15072;
    wire n19480 = n9982 ^ n13064;
    wire n19481 = ~(n1795 ^ n14977);
    wire n19482 = ~(n10156 | n10340);
    wire n19483 = ~(n13623 | n14065);
    wire n19484 = n11933 ^ n14436;
    wire n19485 = ~n13172 & n14188;
    wire n19486 = n13269 ^ n15078;
    wire n19487 = n7692 ^ n7713;
    wire n19488 = ~(n11189 ^ n14826);
    wire n19489 = ~(n15596 ^ n15847);
    wire n19490 = n10933 | ~n11717;
    wire n19491 = ~(n11557 ^ n15341);
    wire n19492 = n1458 ^ n8595;
    wire n19493 = ~(n10106 ^ n10297);
    wire n19494 = ~(n158 | n6790);
    wire n19495 = in[683] ^ n13916;
    wire n19496 = n11161 ^ n14603;
    wire n19497 = ~(n3645 | n5977);
    wire n19498 = n13110 ^ n13630;
    wire n19499 = ~(n4190 ^ n11838);
    wire n19500 = ~(n7760 ^ n15013);
    wire n19501 = ~n9650 & n14504;
    wire n19502 = n10107 & ~n11813;
    wire n19503 = n6022 ^ n6968;
    wire n19504 = n5632 | n15051;
    wire n19505 = ~n4986 | n13959;
    wire n19506 = ~(n8382 ^ n15081);
    wire n19507 = ~(n13172 ^ n13217);
    wire n19508 = ~(n4417 ^ n10820);
    wire n19509 = ~n12538 & n15751;
    wire n19510 = n9266 ^ n13857;
    wire n19511 = n12976 ^ n14684;
    wire n19512 = ~(n9037 | n15468);
    wire n19513 = ~(n13455 ^ n13834);
    wire n19514 = n3470 ^ n7649;
    wire n19515 = n11606 ^ n13281;
    wire n19516 = n506 ^ n15086;
    wire n19517 = ~(n10748 | n12064);
    wire n19518 = ~n8124 & n11099;
    wire n19519 = ~(n11575 ^ n15391);
    wire n19520 = ~(n421 ^ n8165);
    wire n19521 = ~(n12608 ^ n14918);
    wire n19522 = n5237 ^ n14552;
    wire n19523 = ~n13961 | n15520;
    wire n19524 = n13776 & ~n15445;
    wire n19525 = n665 ^ n8501;
    wire n19526 = ~(n9223 ^ n15085);
    wire n19527 = ~n8641 & n14152;
    wire n19528 = ~(n13673 ^ n14857);
    wire n19529 = n13809 ^ n15180;
    wire n19530 = ~(n13471 ^ n15556);
    wire n19531 = n1639 | n4891;
    wire n19532 = ~(n12505 ^ n14397);
    wire n19533 = n2128 | n11568;
    wire n19534 = ~(n9548 | n14486);
    wire n19535 = ~(n5408 & n11643);
    wire n19536 = ~(n8135 ^ n11761);
    wire n19537 = ~(n8753 ^ n15774);
    wire n19538 = n8790 | ~n10015;
    wire n19539 = n7477 ^ n14303;
    wire n19540 = ~(n3093 ^ n15859);
    wire n19541 = n6946 & ~n15065;
    wire n19542 = n9843 ^ n15124;
    wire n19543 = ~(n11604 | n15607);
    wire n19544 = n13054 | ~n13224;
    wire n19545 = ~(n10372 | n13305);
    wire n19546 = ~(n2729 ^ n9690);
    wire n19547 = ~(n5743 | n9928);
    wire n19548 = n11220 ^ n13766;
    wire n19549 = ~(n10283 ^ n12428);
    wire n19550 = ~(n12227 | n15504);
    wire n19551 = n11039 | n15526;
    wire n19552 = ~(n2280 ^ n2298);
    wire n19553 = n14183 | n15776;
    wire n19554 = n5530 ^ n6022;
    wire n19555 = n1509 | ~n6541;
    wire n19556 = n12257 | n13112;
    wire n19557 = ~(n12202 | n13933);
    wire n19558 = ~(n10754 | n14851);
    wire n19559 = n4399 ^ n13723;
    wire n19560 = ~(in[437] ^ n12363);
    wire n19561 = ~n10084 & n10414;
    wire n19562 = n13505 ^ n13775;
    wire n19563 = ~(n9947 ^ n15227);
    wire n19564 = n12477 ^ n15187;
    wire n19565 = n10948 ^ n14468;
    wire n19566 = n8880 ^ n10313;
    wire n19567 = n9493 ^ n14975;
    wire n19568 = n3470 ^ n14893;
    wire n19569 = n6454 & ~n14580;
    wire n19570 = n14856 | n15602;
    wire n19571 = n14131 ^ n14501;
    wire n19572 = ~(n10002 ^ n11874);
    wire n19573 = ~(n5855 & n6240);
    wire n19574 = n14855 ^ n15684;
    wire n19575 = ~n1647 & n14241;
    wire n19576 = ~(n2080 ^ n6624);
    wire n19577 = ~n5109 | n14858;
    wire n19578 = ~(n10914 ^ n13506);
    wire n19579 = n13557 | ~n14521;
    wire n19580 = ~(n8988 ^ n12690);
    wire n19581 = ~(n15533 ^ n15567);
    wire n19582 = ~(n6715 ^ n9731);
    wire n19583 = ~(n12717 ^ n13822);
    wire n19584 = n8133 ^ n13899;
    wire n19585 = ~n11956 | n13205;
    wire n19586 = n13240 | n14515;
    wire n19587 = n6952 ^ n12097;
    wire n19588 = n7574 & ~n13691;
    wire n19589 = n12763 | n13571;
    wire n19590 = n1609 | ~n12822;
    wire n19591 = ~(n6261 | n15040);
    wire n19592 = ~(n11650 ^ n12196);
    wire n19593 = ~(n12842 ^ n14506);
    wire n19594 = n12658 | ~n12733;
    wire n19595 = ~(n10358 ^ n13422);
    wire n19596 = ~(n4609 ^ n11344);
    wire n19597 = n10630 ^ n14180;
    wire n19598 = ~(n5615 ^ n12691);
    wire n19599 = ~(n8381 ^ n10780);
    wire n19600 = n7846 ^ n15363;
    wire n19601 = n7164 ^ n7313;
    wire n19602 = n5065 ^ n14409;
    wire n19603 = n13058 ^ n14681;
    wire n19604 = n7646 ^ n14598;
    wire n19605 = ~(n5750 ^ n10306);
    wire n19606 = ~(n5370 ^ n11118);
    wire n19607 = ~(n11421 ^ n12970);
    wire n19608 = ~(n4608 | n5086);
    wire n19609 = ~(n5220 ^ n14344);
    wire n19610 = ~(n7192 ^ n12666);
    wire n19611 = n9413 & n12654;
    wire n19612 = n2047 | n15309;
    wire n19613 = n4447 ^ n13176;
    wire n19614 = n4651 ^ n12165;
    wire n19615 = n13200 ^ n14144;
    wire n19616 = n6225 ^ n9341;
    wire n19617 = ~(n5838 ^ n14434);
    wire n19618 = n5804 ^ n10670;
    wire n19619 = n10747 & ~n14137;
    wire n19620 = ~(n4853 ^ n15149);
    wire n19621 = ~n12669 & n13022;
    wire n19622 = ~(n11661 ^ n12977);
    wire n19623 = ~n4616 & n4705;
    wire n19624 = ~(n646 ^ n2208);
    wire n19625 = ~n5509 | n13038;
    wire n19626 = ~(in[399] ^ n13223);
    wire n19627 = n13276 & ~n15547;
    wire n19628 = n8429 ^ n11642;
    wire n19629 = n8552 ^ n14804;
    wire n19630 = ~(n8614 ^ n15771);
    wire n19631 = ~(n8192 ^ n12743);
    wire n19632 = ~(n13683 ^ n15525);
    wire n19633 = ~n12391 | n13235;
    wire n19634 = ~(n6261 ^ n12536);
    wire n19635 = ~(n1905 ^ n15331);
    wire n19636 = n7238 ^ n9763;
    wire n19637 = ~(n10165 ^ n11198);
    wire n19638 = ~(n10393 ^ n13363);
    wire n19639 = n9031 ^ n12711;
    wire n19640 = n1159 ^ n14037;
    wire n19641 = ~(n6578 ^ n15167);
    wire n19642 = n12657 ^ n14502;
    wire n19643 = n4692 & n7350;
    wire n19644 = ~n7455 & n14921;
    wire n19645 = ~(n9192 & n12602);
    wire n19646 = ~(n8075 ^ n10663);
    wire n19647 = n2186 ^ n12819;
    wire n19648 = n11794 ^ n14116;
    wire n19649 = ~(n10207 ^ n12097);
    wire n19650 = ~(n649 ^ n9810);
    wire n19651 = ~(n8269 ^ n13757);
    wire n19652 = n6414 ^ n13776;
    wire n19653 = ~(n6061 | n14938);
    wire n19654 = ~(n7879 | n15462);
    wire n19655 = ~(n13105 ^ n15299);
    wire n19656 = ~n11161 & n14548;
    wire n19657 = in[322] ^ n14335;
    wire n19658 = n12670 | ~n14470;
    wire n19659 = ~(n14696 ^ n15644);
    wire n19660 = ~(n10742 ^ n14063);
    wire n19661 = ~(n10349 | n10804);
    wire n19662 = ~(n12009 ^ n12420);
    wire n19663 = n9653 | ~n14914;
    wire n19664 = ~(n3184 ^ n14513);
    wire n19665 = ~(n8173 | n11458);
    wire n19666 = ~(n14660 ^ n15178);
    wire n19667 = in[737] | n10102;
    wire n19668 = ~(n7187 | n13974);
    wire n19669 = n12129 | n14183;
    wire n19670 = ~(n11883 | n14416);
    wire n19671 = n12732 & n15704;
    wire n19672 = ~(n14672 ^ n15264);
    wire n19673 = ~(n8708 ^ n9588);
    wire n19674 = ~(n2065 ^ n12308);
    wire n19675 = ~(n11724 | n13102);
    wire n19676 = ~(n7801 ^ n8539);
    wire n19677 = n13500 ^ n13926;
    wire n19678 = ~(n14442 ^ n14823);
    wire n19679 = n4103 ^ n12127;
    wire n19680 = ~(n4373 ^ n12121);
    wire n19681 = ~(n10819 ^ n13314);
    wire n19682 = ~(n12672 ^ n15759);
    wire n19683 = ~(n12828 ^ n15179);
    wire n19684 = ~(n4753 ^ n7252);
    wire n19685 = ~(n11425 & n15064);
    wire n19686 = ~n12590 | n14304;
    wire n19687 = n13000 ^ n13723;
    wire n19688 = in[456] ^ n12377;
    wire n19689 = n7147 ^ n10997;
    wire n19690 = ~(n10870 ^ n12623);
    wire n19691 = n15047 ^ n15321;
    wire n19692 = ~(n9997 ^ n15328);
    wire n19693 = n1132 ^ n8978;
    wire n19694 = ~(n8754 ^ n9033);
    assign out = {
        n19694,
        n19693,
        n19692,
        n19691,
        n19690,
        n19689,
        n19688,
        n19687,
        n19686,
        n19685,
        n19684,
        n19683,
        n19682,
        n19681,
        n19680,
        n19679,
        n19678,
        n19677,
        n19676,
        n19675,
        n19674,
        n19673,
        n19672,
        n19671,
        n19670,
        n19669,
        n19668,
        n19667,
        n19666,
        n19665,
        n19664,
        n19663,
        n19662,
        n19661,
        n19660,
        n19659,
        n19658,
        n19657,
        n19656,
        n19655,
        n19654,
        n19653,
        n19652,
        n19651,
        n19650,
        n19649,
        n19648,
        n19647,
        n19646,
        n19645,
        n19644,
        n19643,
        n19642,
        n19641,
        n19640,
        n19639,
        n19638,
        n19637,
        n19636,
        n19635,
        n19634,
        n19633,
        n19632,
        n19631,
        n19630,
        n19629,
        n19628,
        n19627,
        n19626,
        n19625,
        n19624,
        n19623,
        n19622,
        n19621,
        n19620,
        n19619,
        n19618,
        n19617,
        n19616,
        n19615,
        n19614,
        n19613,
        n19612,
        n19611,
        n19610,
        n19609,
        n19608,
        n19607,
        n19606,
        n19605,
        n19604,
        n19603,
        n19602,
        n19601,
        n19600,
        n19599,
        n19598,
        n19597,
        n19596,
        n19595,
        n19594,
        n19593,
        n19592,
        n19591,
        n19590,
        n19589,
        n19588,
        n19587,
        n19586,
        n19585,
        n19584,
        n19583,
        n19582,
        n19581,
        n19580,
        n19579,
        n19578,
        n19577,
        n19576,
        n19575,
        n19574,
        n19573,
        n19572,
        n19571,
        n19570,
        n19569,
        n19568,
        n19567,
        n19566,
        n19565,
        n19564,
        n19563,
        n19562,
        n19561,
        n19560,
        n19559,
        n19558,
        n19557,
        n19556,
        n19555,
        n19554,
        n19553,
        n19552,
        n19551,
        n19550,
        n19549,
        n19548,
        n19547,
        n19546,
        n19545,
        n19544,
        n19543,
        n19542,
        n19541,
        n19540,
        n19539,
        n19538,
        n19537,
        n19536,
        n19535,
        n19534,
        n19533,
        n19532,
        n19531,
        n19530,
        n19529,
        n19528,
        n19527,
        n19526,
        n19525,
        n19524,
        n19523,
        n19522,
        n19521,
        n19520,
        n19519,
        n19518,
        n19517,
        n19516,
        n19515,
        n19514,
        n19513,
        n19512,
        n19511,
        n19510,
        n19509,
        n19508,
        n19507,
        n19506,
        n19505,
        n19504,
        n19503,
        n19502,
        n19501,
        n19500,
        n19499,
        n19498,
        n19497,
        n19496,
        n19495,
        n19494,
        n19493,
        n19492,
        n19491,
        n19490,
        n19489,
        n19488,
        n19487,
        n19486,
        n19485,
        n19484,
        n19483,
        n19482,
        n19481,
        n19480,
        n19479,
        n19478,
        n19477,
        n19476,
        n19475,
        n19474,
        n19473,
        n19472,
        n19471,
        n19470,
        n19469,
        n19468,
        n19467,
        n19466,
        n19465,
        n19464,
        n19463,
        n19462,
        n19461,
        n19460,
        n19459,
        n19458,
        n19457,
        n19456,
        n19455,
        n19454,
        n19453,
        n19452,
        n19451,
        n19450,
        n19449,
        n19448,
        n19447,
        n19446,
        n19445,
        n19444,
        n19443,
        n19442,
        n19441,
        n19440,
        n19439,
        n19438,
        n19437,
        n19436,
        n19435,
        n19434,
        n19433,
        n19432,
        n19431,
        n19430,
        n19429,
        n19428,
        n19427,
        n19426,
        n19425,
        n19424,
        n19423,
        n19422,
        n19421,
        n19420,
        n19419,
        n19418,
        n19417,
        n19416,
        n19415,
        n19414,
        n19413,
        n19412,
        n19411,
        n19410,
        n19409,
        n19408,
        n19407,
        n19406,
        n19405,
        n19404,
        n19403,
        n19402,
        n19401,
        n19400,
        n19399,
        n19398,
        n19397,
        n19396,
        n19395,
        n19394,
        n19393,
        n19392,
        n19391,
        n19390,
        n19389,
        n19388,
        n19387,
        n19386,
        n19385,
        n19384,
        n19383,
        n19382,
        n19381,
        n19380,
        n19379,
        n19378,
        n19377,
        n19376,
        n19375,
        n19374,
        n19373,
        n19372,
        n19371,
        n19370,
        n19369,
        n19368,
        n19367,
        n19366,
        n19365,
        n19364,
        n19363,
        n19362,
        n19361,
        n19360,
        n19359,
        n19358,
        n19357,
        n19356,
        n19355,
        n19354,
        n19353,
        n19352,
        n19351,
        n19350,
        n19349,
        n19348,
        n19347,
        n19346,
        n19345,
        n19344,
        n19343,
        n19342,
        n19341,
        n19340,
        n19339,
        n19338,
        n19337,
        n19336,
        n19335,
        n19334,
        n19333,
        n19332,
        n19331,
        n19330,
        n19329,
        n19328,
        n19327,
        n19326,
        n19325,
        n19324,
        n19323,
        n19322,
        n19321,
        n19320,
        n19319,
        n19318,
        n19317,
        n19316,
        n19315,
        n19314,
        n19313,
        n19312,
        n19311,
        n19310,
        n19309,
        n19308,
        n19307,
        n19306,
        n19305,
        n19304,
        n19303,
        n19302,
        n19301,
        n19300,
        n19299,
        n19298,
        n19297,
        n19296,
        n19295,
        n15860,
        n15823,
        n15767,
        n15766,
        n15764,
        n15745,
        n15737,
        n15712,
        n15709,
        n15675,
        n15637,
        n15628,
        n15606,
        n15602,
        n15597,
        n15572,
        n15559,
        n15550,
        n15509,
        n15465,
        n15458,
        n15457,
        n15430,
        n15400,
        n15399,
        n15382,
        n15355,
        n15344,
        n15322,
        n15279,
        n15278,
        n15277,
        n15276,
        n15268,
        n15255,
        n15244,
        n15243,
        n15231,
        n15198,
        n15194,
        n15181,
        n15172,
        n15090,
        n15037,
        n15017,
        n15015,
        n14994,
        n14990,
        n14932,
        n14931,
        n14930,
        n14929,
        n14912,
        n14895,
        n14838,
        n14837,
        n14835,
        n14822,
        n14794,
        n14765,
        n14738,
        n14737,
        n14719,
        n14688,
        n14661,
        n14657,
        n14645,
        n14642,
        n14623,
        n14600,
        n14584,
        n14578,
        n14575,
        n14572,
        n14568,
        n14566,
        n14562,
        n14538,
        n14526,
        n14501,
        n14483,
        n14477,
        n14461,
        n14459,
        n14428,
        n14406,
        n14370,
        n14342,
        n14311,
        n14305,
        n14290,
        n14270,
        n14266,
        n14256,
        n14232,
        n14188,
        n14176,
        n14162,
        n14138,
        n14133,
        n14123,
        n14100,
        n14091,
        n14087,
        n14082,
        n14074,
        n14069,
        n14046,
        n14027,
        n14023,
        n14002,
        n13999,
        n13989,
        n13934,
        n13908,
        n13905,
        n13902,
        n13901,
        n13886,
        n13855,
        n13838,
        n13831,
        n13819,
        n13798,
        n13792,
        n13750,
        n13748,
        n13682,
        n13681,
        n13678,
        n13638,
        n13634,
        n13631,
        n13630,
        n13573,
        n13551,
        n13541,
        n13534,
        n13523,
        n13514,
        n13484,
        n13443,
        n13423,
        n13411,
        n13408,
        n13395,
        n13381,
        n13365,
        n13354,
        n13344,
        n13326,
        n13323,
        n13297,
        n13292,
        n13286,
        n13262,
        n13249,
        n13241,
        n13230,
        n13207,
        n13188,
        n13182,
        n13168,
        n13154,
        n13139,
        n13137,
        n13114,
        n13080,
        n13063,
        n13006,
        n12955,
        n12947,
        n12938,
        n12934,
        n12889,
        n12872,
        n12859,
        n12843,
        n12840,
        n12836,
        n12808,
        n12789,
        n12783,
        n12760,
        n12680,
        n12676,
        n12674,
        n12670,
        n12647,
        n12646,
        n12639,
        n12628,
        n12592,
        n12514,
        n12467,
        n12449,
        n12404,
        n12399,
        n12398,
        n12395,
        n12222,
        n12168,
        n12167,
        n12155,
        n12150,
        n12145,
        n12139,
        n12136,
        n12029,
        n12014,
        n11978,
        n11957,
        n11945,
        n11918,
        n11902,
        n11883,
        n11804,
        n11750,
        n11739,
        n11608,
        n11607,
        n11598,
        n11574,
        n11568,
        n11549,
        n11521,
        n11509,
        n11498,
        n11473,
        n11442,
        n11429,
        n11427,
        n11419,
        n11398,
        n11359,
        n11279,
        n11242,
        n11164,
        n11155,
        n11116,
        n11006,
        n10949,
        n10920,
        n10915,
        n10880,
        n10827,
        n10796,
        n10780,
        n10762,
        n10720,
        n10687,
        n10616,
        n10596,
        n10592,
        n10591,
        n10589,
        n10585,
        n10574,
        n10546,
        n10540,
        n10533,
        n10521,
        n10474,
        n10470,
        n10414,
        n10388,
        n10349,
        n10334,
        n10290,
        n10271,
        n10261,
        n10188,
        n10108,
        n10107,
        n10060,
        n10026,
        n10003,
        n9984,
        n9905,
        n9887,
        n9853,
        n9755,
        n9695,
        n9686,
        n9651,
        n9570,
        n9497,
        n9355,
        n9268,
        n9264,
        n9194,
        n9086,
        n9052,
        n9033,
        n8998,
        n8959,
        n8915,
        n8733,
        n8691,
        n8579,
        n8548,
        n8547,
        n8465,
        n8461,
        n8460,
        n8353,
        n8340,
        n8286,
        n8198,
        n8151,
        n8119,
        n8077,
        n8050,
        n8043,
        n8020,
        n7871,
        n7861,
        n7776,
        n7688,
        n7672,
        n7658,
        n7593,
        n7470,
        n7408,
        n7356,
        n7273,
        n7251,
        n7191,
        n7072,
        n6878,
        n6835,
        n6705,
        n6617,
        n6575,
        n6235,
        n6130,
        n5859,
        n5837,
        n5743,
        n5736,
        n5725,
        n5674,
        n5485,
        n5397,
        n5229,
        n5210,
        n5200,
        n4971,
        n4814,
        n4707,
        n4647,
        n4575,
        n4535,
        n4500,
        n4397,
        n4106,
        n3210,
        n2909,
        n2729,
        n2708,
        n2552,
        n2550,
        n2386,
        n2281,
        n2195,
        n2109,
        n2101,
        n1952,
        n1938,
        n1905,
        n1894,
        n1599,
        n1443,
        n1288,
        n1168,
        n1150,
        in[683],
        n19294,
        n19293,
        n19292,
        n19291,
        n19290,
        n19289,
        n19288,
        n19287,
        n19286,
        n19285,
        n19284,
        n19283,
        n19282,
        n19281,
        n19280,
        n19279,
        n19278,
        n19277,
        n19276,
        n19275,
        n19274,
        n19273,
        n19272,
        n19271,
        n19270,
        n19269,
        n19268,
        n19267,
        n19266,
        n19265,
        n19264,
        n19263,
        n19262,
        n19261,
        n19260,
        n19259,
        n19258,
        n19257,
        n19256,
        n19255,
        n19254,
        n19253,
        n19252,
        n19251,
        n19250,
        n19249,
        n19248,
        n19247,
        n19246,
        n19245,
        n19244,
        n19243,
        n19242,
        n19241,
        n19240,
        n19239,
        n19238,
        n19237,
        n19236,
        n19235,
        n19234,
        n19233,
        n19232,
        n19231,
        n19230,
        n19229,
        n19228,
        n19227,
        n19226,
        n19225,
        n19224,
        n19223,
        n19222,
        n19221,
        n19220,
        n19219,
        n19218,
        n19217,
        n19216,
        n19215,
        n19214,
        n19213,
        n19212,
        n19211,
        n19210,
        n19209,
        n19208,
        n19207,
        n19206,
        n19205,
        n19204,
        n19203,
        n19202,
        n19201,
        n19200,
        n19199,
        n19198,
        n19197,
        n19196,
        n19195,
        n19194,
        n19193,
        n19192,
        n19191,
        n19190,
        n19189,
        n19188,
        n19187,
        n19186,
        n19185,
        n19184,
        n19183,
        n19182,
        n19181,
        n19180,
        n19179,
        n19178,
        n19177,
        n19176,
        n19175,
        n19174,
        n19173,
        n19172,
        n19171,
        n19170,
        n19169,
        n19168,
        n19167,
        n19166,
        n19165,
        n19164,
        n19163,
        n19162,
        n19161,
        n19160,
        n19159,
        n19158,
        n19157,
        n19156,
        n19155,
        n19154,
        n19153,
        n19152,
        n19151,
        n19150,
        n19149,
        n19148,
        n19147,
        n19146,
        n19145,
        n19144,
        n19143,
        n19142,
        n19141,
        n19140,
        n19139,
        n19138,
        n19137,
        n19136,
        n19135,
        n19134,
        n19133,
        n19132,
        n19131,
        n19130,
        n19129,
        n19128,
        n19127,
        n19126,
        n19125,
        n19124,
        n19123,
        n19122,
        n19121,
        n19120,
        n19119,
        n19118,
        n19117,
        n19116,
        n19115,
        n19114,
        n19113,
        n19112,
        n19111,
        n19110,
        n19109,
        n19108,
        n19107,
        n19106,
        n19105,
        n19104,
        n19103,
        n19102,
        n19101,
        n19100,
        n19099,
        n19098,
        n19097,
        n19096,
        n19095,
        n19094,
        n19093,
        n19092,
        n19091,
        n19090,
        n19089,
        n19088,
        n19087,
        n19086,
        n19085,
        n19084,
        n19083,
        n19082,
        n19081,
        n19080,
        n19079,
        n19078,
        n19077,
        n19076,
        n19075,
        n19074,
        n19073,
        n19072,
        n19071,
        n19070,
        n19069,
        n19068,
        n19067,
        n19066,
        n19065,
        n19064,
        n19063,
        n19062,
        n19061,
        n19060,
        n19059,
        n19058,
        n19057,
        n19056,
        n19055,
        n19054,
        n19053,
        n19052,
        n19051,
        n19050,
        n19049,
        n19048,
        n19047,
        n19046,
        n19045,
        n19044,
        n19043,
        n19042,
        n19041,
        n19040,
        n19039,
        n19038,
        n19037,
        n19036,
        n19035,
        n19034,
        n19033,
        n19032,
        n19031,
        n19030,
        n19029,
        n19028,
        n19027,
        n19026,
        n19025,
        n19024,
        n19023,
        n19022,
        n19021,
        n19020,
        n19019,
        n19018,
        n19017,
        n19016,
        n19015,
        n19014,
        n19013,
        n19012,
        n19011,
        n19010,
        n19009,
        n19008,
        n19007,
        n19006,
        n19005,
        n19004,
        n19003,
        n19002,
        n19001,
        n19000,
        n18999,
        n18998,
        n18997,
        n18996,
        n18995,
        n18994,
        n18993,
        n18992,
        n18991,
        n18990,
        n18989,
        n18988,
        n18987,
        n18986,
        n18985,
        n18984,
        n18983,
        n18982,
        n18981,
        n18980,
        n18979,
        n18978,
        n18977,
        n18976,
        n18975,
        n18974,
        n18973,
        n18972,
        n18971,
        n18970,
        n18969,
        n18968,
        n18967,
        n18966,
        n18965,
        n18964,
        n18963,
        n18962,
        n18961,
        n18960,
        n18959,
        n18958,
        n18957,
        n18956,
        n18955,
        n18954,
        n18953,
        n18952,
        n18951,
        n18950,
        n18949,
        n18948,
        n18947,
        n18946,
        n18945,
        n18944,
        n18943,
        n18942,
        n18941,
        n18940,
        n18939,
        n18938,
        n18937,
        n18936,
        n18935,
        n18934,
        n18933,
        n18932,
        n18931,
        n18930,
        n18929,
        n18928,
        n18927,
        n15855,
        n15840,
        n15835,
        n15813,
        n15812,
        n15763,
        n15758,
        n15735,
        n15733,
        n15720,
        n15719,
        n15715,
        n15706,
        n15690,
        n15685,
        n15673,
        n15660,
        n15604,
        n15588,
        n15584,
        n15583,
        n15582,
        n15580,
        n15566,
        n15538,
        n15473,
        n15462,
        n15453,
        n15451,
        n15440,
        n15428,
        n15414,
        n15383,
        n15338,
        n15333,
        n15274,
        n15271,
        n15261,
        n15250,
        n15239,
        n15219,
        n15185,
        n15182,
        n15158,
        n15157,
        n15146,
        n15109,
        n15105,
        n15102,
        n15069,
        n15002,
        n14988,
        n14982,
        n14970,
        n14959,
        n14956,
        n14936,
        n14916,
        n14914,
        n14907,
        n14870,
        n14866,
        n14840,
        n14773,
        n14768,
        n14763,
        n14723,
        n14720,
        n14717,
        n14693,
        n14665,
        n14644,
        n14636,
        n14628,
        n14605,
        n14555,
        n14540,
        n14519,
        n14488,
        n14487,
        n14431,
        n14403,
        n14386,
        n14383,
        n14376,
        n14361,
        n14339,
        n14324,
        n14318,
        n14313,
        n14309,
        n14294,
        n14287,
        n14277,
        n14221,
        n14209,
        n14208,
        n14193,
        n14159,
        n14155,
        n14149,
        n14140,
        n14134,
        n14128,
        n14122,
        n14117,
        n14101,
        n14064,
        n14061,
        n14051,
        n14049,
        n14027,
        n14017,
        n13958,
        n13956,
        n13946,
        n13887,
        n13844,
        n13843,
        n13820,
        n13795,
        n13786,
        n13770,
        n13762,
        n13754,
        n13728,
        n13713,
        n13712,
        n13691,
        n13679,
        n13664,
        n13617,
        n13616,
        n13606,
        n13590,
        n13573,
        n13543,
        n13535,
        n13496,
        n13426,
        n13425,
        n13416,
        n13414,
        n13397,
        n13386,
        n13372,
        n13368,
        n13358,
        n13356,
        n13350,
        n13338,
        n13260,
        n13237,
        n13214,
        n13189,
        n13186,
        n13168,
        n13161,
        n13141,
        n13138,
        n13131,
        n13123,
        n13121,
        n13120,
        n13118,
        n13082,
        n13078,
        n13076,
        n13055,
        n13050,
        n13022,
        n13004,
        n12941,
        n12907,
        n12904,
        n12900,
        n12860,
        n12850,
        n12840,
        n12832,
        n12826,
        n12805,
        n12800,
        n12778,
        n12754,
        n12714,
        n12704,
        n12692,
        n12663,
        n12657,
        n12641,
        n12635,
        n12614,
        n12588,
        n12554,
        n12517,
        n12479,
        n12468,
        n12446,
        n12437,
        n12382,
        n12332,
        n12330,
        n12256,
        n12230,
        n12228,
        n12227,
        n12203,
        n12197,
        n12193,
        n12161,
        n12141,
        n12097,
        n12087,
        n12005,
        n11994,
        n11953,
        n11941,
        n11890,
        n11883,
        n11844,
        n11832,
        n11790,
        n11762,
        n11707,
        n11643,
        n11633,
        n11589,
        n11570,
        n11553,
        n11527,
        n11524,
        n11481,
        n11466,
        n11450,
        n11421,
        n11420,
        n11361,
        n11284,
        n11278,
        n11266,
        n11246,
        n11237,
        n11205,
        n11180,
        n11176,
        n11158,
        n11141,
        n11115,
        n11105,
        n11090,
        n11082,
        n11081,
        n11029,
        n11006,
        n10987,
        n10973,
        n10919,
        n10913,
        n10905,
        n10866,
        n10865,
        n10844,
        n10840,
        n10837,
        n10812,
        n10760,
        n10739,
        n10729,
        n10727,
        n10720,
        n10682,
        n10668,
        n10644,
        n10581,
        n10543,
        n10527,
        n10506,
        n10470,
        n10467,
        n10445,
        n10403,
        n10354,
        n10294,
        n10255,
        n10238,
        n10174,
        n10166,
        n10145,
        n10073,
        n10025,
        n10014,
        n9989,
        n9987,
        n9973,
        n9952,
        n9939,
        n9789,
        n9736,
        n9690,
        n9642,
        n9563,
        n9558,
        n9548,
        n9534,
        n9520,
        n9399,
        n9370,
        n9266,
        n9245,
        n9155,
        n9123,
        n9042,
        n9033,
        n8974,
        n8955,
        n8945,
        n8929,
        n8858,
        n8856,
        n8722,
        n8664,
        n8614,
        n8582,
        n8558,
        n8465,
        n8415,
        n8382,
        n8239,
        n8088,
        n8066,
        n8052,
        n8042,
        n8030,
        n8028,
        n7817,
        n7732,
        n7707,
        n7389,
        n7381,
        n7356,
        n7332,
        n7306,
        n7255,
        n6991,
        n6980,
        n6846,
        n6820,
        n6586,
        n6471,
        n6360,
        n6340,
        n6318,
        n6287,
        n6233,
        n6226,
        n6225,
        n6222,
        n6208,
        n6121,
        n6049,
        n5927,
        n5892,
        n5848,
        n5764,
        n5749,
        n5702,
        n5632,
        n5590,
        n5551,
        n5479,
        n5464,
        n5451,
        n5429,
        n5265,
        n5220,
        n5218,
        n5209,
        n5173,
        n4920,
        n4799,
        n4694,
        n4257,
        n3218,
        n3206,
        n3203,
        n3173,
        n3051,
        n2868,
        n2717,
        n2708,
        n2443,
        n2430,
        n2418,
        n2345,
        n2239,
        n2220,
        n1810,
        n1746,
        n1608,
        n1593,
        n1493,
        n1474,
        n1460,
        n1456,
        n825,
        n819,
        in[322],
        n18926,
        n18925,
        n18924,
        n18923,
        n18922,
        n18921,
        n18920,
        n18919,
        n18918,
        n18917,
        n18916,
        n18915,
        n18914,
        n18913,
        n18912,
        n18911,
        n18910,
        n18909,
        n18908,
        n18907,
        n18906,
        n18905,
        n18904,
        n18903,
        n18902,
        n18901,
        n18900,
        n18899,
        n18898,
        n18897,
        n18896,
        n18895,
        n18894,
        n18893,
        n18892,
        n18891,
        n18890,
        n18889,
        n18888,
        n18887,
        n18886,
        n18885,
        n18884,
        n18883,
        n18882,
        n18881,
        n18880,
        n18879,
        n18878,
        n18877,
        n18876,
        n18875,
        n18874,
        n18873,
        n18872,
        n18871,
        n18870,
        n18869,
        n18868,
        n18867,
        n18866,
        n18865,
        n18864,
        n18863,
        n18862,
        n18861,
        n18860,
        n18859,
        n18858,
        n18857,
        n18856,
        n18855,
        n18854,
        n18853,
        n18852,
        n18851,
        n18850,
        n18849,
        n18848,
        n18847,
        n18846,
        n18845,
        n18844,
        n18843,
        n18842,
        n18841,
        n18840,
        n18839,
        n18838,
        n18837,
        n18836,
        n18835,
        n18834,
        n18833,
        n18832,
        n18831,
        n18830,
        n18829,
        n18828,
        n18827,
        n18826,
        n18825,
        n18824,
        n18823,
        n18822,
        n18821,
        n18820,
        n18819,
        n18818,
        n18817,
        n18816,
        n18815,
        n18814,
        n18813,
        n18812,
        n18811,
        n18810,
        n18809,
        n18808,
        n18807,
        n18806,
        n18805,
        n18804,
        n18803,
        n18802,
        n18801,
        n18800,
        n18799,
        n18798,
        n18797,
        n18796,
        n18795,
        n18794,
        n18793,
        n18792,
        n18791,
        n18790,
        n18789,
        n18788,
        n18787,
        n18786,
        n18785,
        n18784,
        n18783,
        n18782,
        n18781,
        n18780,
        n18779,
        n18778,
        n18777,
        n18776,
        n18775,
        n18774,
        n18773,
        n18772,
        n18771,
        n18770,
        n18769,
        n18768,
        n18767,
        n18766,
        n18765,
        n18764,
        n18763,
        n18762,
        n18761,
        n18760,
        n18759,
        n18758,
        n18757,
        n18756,
        n18755,
        n18754,
        n18753,
        n18752,
        n18751,
        n18750,
        n18749,
        n18748,
        n18747,
        n18746,
        n18745,
        n18744,
        n18743,
        n18742,
        n18741,
        n18740,
        n18739,
        n18738,
        n18737,
        n18736,
        n18735,
        n18734,
        n18733,
        n18732,
        n18731,
        n18730,
        n18729,
        n18728,
        n18727,
        n18726,
        n18725,
        n18724,
        n18723,
        n18722,
        n18721,
        n18720,
        n18719,
        n18718,
        n18717,
        n18716,
        n18715,
        n18714,
        n18713,
        n18712,
        n18711,
        n18710,
        n18709,
        n18708,
        n18707,
        n18706,
        n18705,
        n18704,
        n18703,
        n18702,
        n18701,
        n18700,
        n18699,
        n18698,
        n18697,
        n18696,
        n18695,
        n18694,
        n18693,
        n18692,
        n18691,
        n18690,
        n18689,
        n18688,
        n18687,
        n18686,
        n18685,
        n18684,
        n18683,
        n18682,
        n18681,
        n18680,
        n18679,
        n18678,
        n18677,
        n18676,
        n18675,
        n18674,
        n18673,
        n18672,
        n18671,
        n18670,
        n18669,
        n18668,
        n18667,
        n18666,
        n18665,
        n18664,
        n18663,
        n18662,
        n18661,
        n18660,
        n18659,
        n18658,
        n18657,
        n18656,
        n18655,
        n18654,
        n18653,
        n18652,
        n18651,
        n18650,
        n18649,
        n18648,
        n18647,
        n18646,
        n18645,
        n18644,
        n18643,
        n18642,
        n18641,
        n18640,
        n18639,
        n18638,
        n18637,
        n18636,
        n18635,
        n18634,
        n18633,
        n18632,
        n18631,
        n18630,
        n18629,
        n18628,
        n18627,
        n18626,
        n18625,
        n18624,
        n18623,
        n18622,
        n18621,
        n18620,
        n18619,
        n18618,
        n18617,
        n18616,
        n18615,
        n18614,
        n18613,
        n18612,
        n18611,
        n18610,
        n18609,
        n18608,
        n18607,
        n18606,
        n18605,
        n18604,
        n18603,
        n18602,
        n18601,
        n18600,
        n18599,
        n18598,
        n18597,
        n18596,
        n18595,
        n18594,
        n18593,
        n18592,
        n18591,
        n18590,
        n18589,
        n18588,
        n18587,
        n18586,
        n18585,
        n18584,
        n18583,
        n18582,
        n18581,
        n18580,
        n18579,
        n18578,
        n18577,
        n18576,
        n18575,
        n18574,
        n18573,
        n18572,
        n18571,
        n18570,
        n18569,
        n18568,
        n18567,
        n18566,
        n18565,
        n18564,
        n18563,
        n18562,
        n18561,
        n18560,
        n18559,
        n18558,
        n18557,
        n18556,
        n18555,
        n18554,
        n18553,
        n18552,
        n18551,
        n18550,
        n18549,
        n18548,
        n18547,
        n18546,
        n18545,
        n18544,
        n18543,
        n18542,
        n18541,
        n18540,
        n18539,
        n18538,
        n18537,
        n18536,
        n18535,
        n18534,
        n18533,
        n18532,
        n18531,
        n18530,
        n18529,
        n18528,
        n18527,
        n18526,
        n18525,
        n18524,
        n18523,
        n18522,
        n15850,
        n15845,
        n15835,
        n15816,
        n15779,
        n15765,
        n15756,
        n15753,
        n15743,
        n15739,
        n15731,
        n15673,
        n15661,
        n15643,
        n15633,
        n15628,
        n15623,
        n15610,
        n15557,
        n15536,
        n15531,
        n15514,
        n15508,
        n15501,
        n15491,
        n15475,
        n15470,
        n15466,
        n15461,
        n15459,
        n15455,
        n15412,
        n15395,
        n15386,
        n15351,
        n15349,
        n15348,
        n15347,
        n15328,
        n15308,
        n15291,
        n15270,
        n15256,
        n15255,
        n15236,
        n15221,
        n15193,
        n15180,
        n15168,
        n15165,
        n15144,
        n15141,
        n15140,
        n15136,
        n15132,
        n15123,
        n15114,
        n15072,
        n15054,
        n15049,
        n15034,
        n15010,
        n14961,
        n14949,
        n14935,
        n14925,
        n14886,
        n14856,
        n14838,
        n14834,
        n14828,
        n14827,
        n14815,
        n14793,
        n14780,
        n14753,
        n14739,
        n14736,
        n14685,
        n14680,
        n14640,
        n14617,
        n14588,
        n14585,
        n14567,
        n14559,
        n14557,
        n14536,
        n14529,
        n14522,
        n14499,
        n14467,
        n14449,
        n14446,
        n14402,
        n14349,
        n14348,
        n14339,
        n14326,
        n14321,
        n14320,
        n14302,
        n14284,
        n14271,
        n14256,
        n14251,
        n14250,
        n14224,
        n14220,
        n14218,
        n14201,
        n14182,
        n14179,
        n14172,
        n14131,
        n14130,
        n14105,
        n14038,
        n14005,
        n14004,
        n13996,
        n13989,
        n13982,
        n13980,
        n13954,
        n13944,
        n13940,
        n13939,
        n13900,
        n13830,
        n13827,
        n13784,
        n13732,
        n13731,
        n13716,
        n13706,
        n13690,
        n13687,
        n13686,
        n13680,
        n13637,
        n13625,
        n13613,
        n13610,
        n13589,
        n13586,
        n13581,
        n13569,
        n13564,
        n13554,
        n13534,
        n13527,
        n13510,
        n13486,
        n13474,
        n13464,
        n13451,
        n13399,
        n13375,
        n13349,
        n13315,
        n13309,
        n13290,
        n13265,
        n13253,
        n13223,
        n13221,
        n13213,
        n13151,
        n13147,
        n13140,
        n13137,
        n13095,
        n13069,
        n13035,
        n12999,
        n12983,
        n12970,
        n12942,
        n12931,
        n12912,
        n12907,
        n12895,
        n12874,
        n12837,
        n12829,
        n12814,
        n12784,
        n12776,
        n12771,
        n12745,
        n12742,
        n12726,
        n12722,
        n12719,
        n12671,
        n12662,
        n12648,
        n12602,
        n12538,
        n12465,
        n12347,
        n12318,
        n12297,
        n12268,
        n12264,
        n12233,
        n12228,
        n12180,
        n12150,
        n12077,
        n12014,
        n11987,
        n11980,
        n11977,
        n11967,
        n11921,
        n11920,
        n11911,
        n11880,
        n11803,
        n11726,
        n11586,
        n11578,
        n11549,
        n11485,
        n11457,
        n11396,
        n11394,
        n11393,
        n11377,
        n11372,
        n11350,
        n11341,
        n11325,
        n11280,
        n11264,
        n11241,
        n11164,
        n11083,
        n11052,
        n11014,
        n11003,
        n10996,
        n10994,
        n10993,
        n10966,
        n10920,
        n10885,
        n10874,
        n10860,
        n10754,
        n10747,
        n10739,
        n10698,
        n10693,
        n10653,
        n10580,
        n10573,
        n10560,
        n10558,
        n10544,
        n10538,
        n10495,
        n10491,
        n10398,
        n10386,
        n10385,
        n10341,
        n10335,
        n10320,
        n10300,
        n10201,
        n10186,
        n10177,
        n10164,
        n10091,
        n10009,
        n9930,
        n9924,
        n9907,
        n9879,
        n9795,
        n9615,
        n9569,
        n9501,
        n9426,
        n9341,
        n9309,
        n9265,
        n9227,
        n9222,
        n9067,
        n9002,
        n8919,
        n8743,
        n8663,
        n8646,
        n8644,
        n8638,
        n8361,
        n8346,
        n8342,
        n8317,
        n8273,
        n8165,
        n8139,
        n8080,
        n8068,
        n8040,
        n8022,
        n7949,
        n7935,
        n7897,
        n7872,
        n7739,
        n7651,
        n7625,
        n7619,
        n7594,
        n7574,
        n7466,
        n7440,
        n7424,
        n7352,
        n7317,
        n7310,
        n7308,
        n7301,
        n7272,
        n7211,
        n7199,
        n7059,
        n6939,
        n6744,
        n6727,
        n6487,
        n6454,
        n6136,
        n5859,
        n5779,
        n5743,
        n5702,
        n5648,
        n5620,
        n5586,
        n5519,
        n5493,
        n5485,
        n5376,
        n5317,
        n5193,
        n5017,
        n4912,
        n4882,
        n4811,
        n4705,
        n4609,
        n4603,
        n3773,
        n3248,
        n3204,
        n3074,
        n3069,
        n3051,
        n2909,
        n2740,
        n2551,
        n2443,
        n2281,
        n1946,
        n1938,
        n1760,
        n1741,
        n1599,
        n1288,
        n1168,
        n840,
        n819,
        n697,
        n627,
        n18521,
        n18520,
        n18519,
        n18518,
        n18517,
        n18516,
        n18515,
        n18514,
        n18513,
        n18512,
        n18511,
        n18510,
        n18509,
        n18508,
        n18507,
        n18506,
        n18505,
        n18504,
        n18503,
        n18502,
        n18501,
        n18500,
        n18499,
        n18498,
        n18497,
        n18496,
        n18495,
        n18494,
        n18493,
        n18492,
        n18491,
        n18490,
        n18489,
        n18488,
        n18487,
        n18486,
        n18485,
        n18484,
        n18483,
        n18482,
        n18481,
        n18480,
        n18479,
        n18478,
        n18477,
        n18476,
        n18475,
        n18474,
        n18473,
        n18472,
        n18471,
        n18470,
        n18469,
        n18468,
        n18467,
        n18466,
        n18465,
        n18464,
        n18463,
        n18462,
        n18461,
        n18460,
        n18459,
        n18458,
        n18457,
        n18456,
        n18455,
        n18454,
        n18453,
        n18452,
        n18451,
        n18450,
        n18449,
        n18448,
        n18447,
        n18446,
        n18445,
        n18444,
        n18443,
        n18442,
        n18441,
        n18440,
        n18439,
        n18438,
        n18437,
        n18436,
        n18435,
        n18434,
        n18433,
        n18432,
        n18431,
        n18430,
        n18429,
        n18428,
        n18427,
        n18426,
        n18425,
        n18424,
        n18423,
        n18422,
        n18421,
        n18420,
        n18419,
        n18418,
        n18417,
        n18416,
        n18415,
        n18414,
        n18413,
        n18412,
        n18411,
        n18410,
        n18409,
        n18408,
        n18407,
        n18406,
        n18405,
        n18404,
        n18403,
        n18402,
        n18401,
        n18400,
        n18399,
        n18398,
        n18397,
        n18396,
        n18395,
        n18394,
        n18393,
        n18392,
        n18391,
        n18390,
        n18389,
        n18388,
        n18387,
        n18386,
        n18385,
        n18384,
        n18383,
        n18382,
        n18381,
        n18380,
        n18379,
        n18378,
        n18377,
        n18376,
        n18375,
        n18374,
        n18373,
        n18372,
        n18371,
        n18370,
        n18369,
        n18368,
        n18367,
        n18366,
        n18365,
        n18364,
        n18363,
        n18362,
        n18361,
        n18360,
        n18359,
        n18358,
        n18357,
        n18356,
        n18355,
        n18354,
        n18353,
        n18352,
        n18351,
        n18350,
        n18349,
        n18348,
        n18347,
        n18346,
        n18345,
        n18344,
        n18343,
        n18342,
        n18341,
        n18340,
        n18339,
        n18338,
        n18337,
        n18336,
        n18335,
        n18334,
        n18333,
        n18332,
        n18331,
        n18330,
        n18329,
        n18328,
        n18327,
        n18326,
        n18325,
        n18324,
        n18323,
        n18322,
        n18321,
        n18320,
        n18319,
        n18318,
        n18317,
        n18316,
        n18315,
        n18314,
        n18313,
        n18312,
        n18311,
        n18310,
        n18309,
        n18308,
        n18307,
        n18306,
        n18305,
        n18304,
        n18303,
        n18302,
        n18301,
        n18300,
        n18299,
        n18298,
        n18297,
        n18296,
        n18295,
        n18294,
        n18293,
        n18292,
        n18291,
        n18290,
        n18289,
        n18288,
        n18287,
        n18286,
        n18285,
        n18284,
        n18283,
        n18282,
        n18281,
        n18280,
        n18279,
        n18278,
        n18277,
        n18276,
        n18275,
        n18274,
        n18273,
        n18272,
        n18271,
        n18270,
        n18269,
        n18268,
        n18267,
        n18266,
        n18265,
        n18264,
        n18263,
        n18262,
        n18261,
        n18260,
        n18259,
        n18258,
        n18257,
        n18256,
        n18255,
        n18254,
        n18253,
        n18252,
        n18251,
        n18250,
        n18249,
        n18248,
        n18247,
        n18246,
        n18245,
        n18244,
        n18243,
        n18242,
        n18241,
        n18240,
        n18239,
        n18238,
        n18237,
        n18236,
        n18235,
        n18234,
        n18233,
        n18232,
        n18231,
        n18230,
        n18229,
        n18228,
        n18227,
        n18226,
        n18225,
        n18224,
        n18223,
        n18222,
        n18221,
        n18220,
        n18219,
        n18218,
        n18217,
        n18216,
        n18215,
        n18214,
        n18213,
        n18212,
        n18211,
        n18210,
        n18209,
        n18208,
        n18207,
        n18206,
        n18205,
        n18204,
        n18203,
        n18202,
        n18201,
        n18200,
        n18199,
        n18198,
        n18197,
        n18196,
        n18195,
        n18194,
        n18193,
        n18192,
        n18191,
        n18190,
        n18189,
        n18188,
        n18187,
        n18186,
        n18185,
        n18184,
        n18183,
        n18182,
        n18181,
        n18180,
        n18179,
        n18178,
        n18177,
        n18176,
        n15820,
        n15811,
        n15746,
        n15742,
        n15736,
        n15727,
        n15711,
        n15691,
        n15645,
        n15631,
        n15615,
        n15586,
        n15557,
        n15554,
        n15544,
        n15523,
        n15505,
        n15504,
        n15447,
        n15446,
        n15424,
        n15387,
        n15299,
        n15286,
        n15276,
        n15237,
        n15235,
        n15211,
        n15192,
        n15154,
        n15136,
        n15127,
        n15104,
        n15096,
        n15064,
        n15053,
        n15052,
        n15039,
        n15031,
        n15020,
        n15008,
        n14982,
        n14981,
        n14961,
        n14943,
        n14941,
        n14931,
        n14924,
        n14912,
        n14899,
        n14875,
        n14873,
        n14824,
        n14795,
        n14785,
        n14778,
        n14756,
        n14751,
        n14722,
        n14706,
        n14702,
        n14693,
        n14687,
        n14643,
        n14630,
        n14621,
        n14614,
        n14594,
        n14581,
        n14565,
        n14558,
        n14523,
        n14512,
        n14510,
        n14509,
        n14508,
        n14505,
        n14469,
        n14465,
        n14448,
        n14426,
        n14423,
        n14374,
        n14355,
        n14351,
        n14340,
        n14315,
        n14309,
        n14308,
        n14307,
        n14304,
        n14293,
        n14228,
        n14216,
        n14215,
        n14195,
        n14165,
        n14150,
        n14123,
        n14088,
        n14066,
        n14065,
        n14059,
        n14048,
        n14029,
        n14007,
        n14006,
        n13991,
        n13985,
        n13964,
        n13960,
        n13948,
        n13932,
        n13931,
        n13919,
        n13895,
        n13803,
        n13800,
        n13797,
        n13774,
        n13773,
        n13752,
        n13737,
        n13727,
        n13725,
        n13715,
        n13712,
        n13708,
        n13705,
        n13682,
        n13608,
        n13510,
        n13502,
        n13473,
        n13434,
        n13431,
        n13421,
        n13372,
        n13369,
        n13360,
        n13355,
        n13352,
        n13342,
        n13337,
        n13335,
        n13305,
        n13299,
        n13293,
        n13263,
        n13255,
        n13253,
        n13247,
        n13216,
        n13179,
        n13173,
        n13146,
        n13130,
        n13105,
        n13101,
        n13088,
        n13063,
        n13053,
        n13052,
        n13048,
        n13046,
        n12991,
        n12983,
        n12972,
        n12951,
        n12950,
        n12940,
        n12922,
        n12870,
        n12861,
        n12831,
        n12829,
        n12812,
        n12803,
        n12797,
        n12786,
        n12774,
        n12735,
        n12728,
        n12714,
        n12708,
        n12701,
        n12668,
        n12663,
        n12643,
        n12635,
        n12626,
        n12556,
        n12553,
        n12538,
        n12514,
        n12489,
        n12467,
        n12422,
        n12411,
        n12399,
        n12369,
        n12358,
        n12269,
        n12232,
        n12222,
        n12172,
        n12155,
        n12101,
        n12099,
        n12075,
        n12054,
        n12021,
        n11994,
        n11980,
        n11921,
        n11902,
        n11881,
        n11865,
        n11834,
        n11818,
        n11788,
        n11768,
        n11743,
        n11720,
        n11687,
        n11676,
        n11640,
        n11609,
        n11598,
        n11589,
        n11582,
        n11572,
        n11565,
        n11557,
        n11526,
        n11458,
        n11392,
        n11364,
        n11357,
        n11349,
        n11345,
        n11302,
        n11246,
        n11210,
        n11207,
        n11206,
        n11181,
        n11168,
        n11153,
        n11120,
        n11111,
        n11086,
        n11075,
        n10982,
        n10929,
        n10923,
        n10921,
        n10803,
        n10802,
        n10761,
        n10727,
        n10640,
        n10612,
        n10578,
        n10549,
        n10492,
        n10481,
        n10478,
        n10463,
        n10403,
        n10337,
        n10334,
        n10330,
        n10268,
        n10261,
        n10236,
        n10161,
        n10160,
        n10151,
        n10142,
        n10114,
        n10051,
        n10036,
        n10027,
        n9993,
        n9965,
        n9937,
        n9931,
        n9907,
        n9876,
        n9864,
        n9818,
        n9700,
        n9675,
        n9563,
        n9536,
        n9517,
        n9426,
        n9376,
        n9371,
        n9351,
        n9329,
        n9274,
        n9245,
        n9224,
        n9092,
        n9033,
        n9031,
        n9010,
        n8646,
        n8644,
        n8641,
        n8472,
        n8460,
        n8444,
        n8436,
        n8428,
        n8297,
        n8281,
        n8173,
        n8172,
        n8153,
        n8060,
        n8054,
        n8052,
        n8039,
        n8029,
        n8004,
        n7907,
        n7832,
        n7744,
        n7683,
        n7561,
        n7545,
        n7544,
        n7489,
        n7470,
        n7408,
        n7377,
        n7352,
        n7350,
        n7211,
        n7195,
        n7173,
        n6946,
        n6846,
        n6812,
        n6804,
        n6682,
        n6616,
        n6370,
        n6354,
        n6340,
        n6154,
        n5986,
        n5972,
        n5914,
        n5899,
        n5890,
        n5839,
        n5757,
        n5753,
        n5749,
        n5738,
        n5736,
        n5689,
        n5654,
        n5457,
        n5406,
        n5345,
        n5344,
        n5334,
        n5249,
        n5235,
        n5179,
        n5043,
        n4925,
        n4920,
        n4850,
        n4813,
        n4711,
        n4491,
        n4447,
        n4386,
        n4383,
        n4377,
        n4355,
        n4178,
        n3494,
        n3218,
        n3210,
        n2902,
        n2868,
        n2724,
        n2610,
        n2552,
        n2443,
        n2404,
        n2248,
        n2239,
        n2230,
        n2089,
        n2065,
        n2047,
        n1810,
        n1649,
        n1616,
        n1288,
        n1158,
        n1132,
        n1011,
        n975,
        n840,
        n701,
        n669,
        in[630],
        in[323],
        in[294],
        in[212],
        n18175,
        n18174,
        n18173,
        n18172,
        n18171,
        n18170,
        n18169,
        n18168,
        n18167,
        n18166,
        n18165,
        n18164,
        n18163,
        n18162,
        n18161,
        n18160,
        n18159,
        n18158,
        n18157,
        n18156,
        n18155,
        n18154,
        n18153,
        n18152,
        n18151,
        n18150,
        n18149,
        n18148,
        n18147,
        n18146,
        n18145,
        n18144,
        n18143,
        n18142,
        n18141,
        n18140,
        n18139,
        n18138,
        n18137,
        n18136,
        n18135,
        n18134,
        n18133,
        n18132,
        n18131,
        n18130,
        n18129,
        n18128,
        n18127,
        n18126,
        n18125,
        n18124,
        n18123,
        n18122,
        n18121,
        n18120,
        n18119,
        n18118,
        n18117,
        n18116,
        n18115,
        n18114,
        n18113,
        n18112,
        n18111,
        n18110,
        n18109,
        n18108,
        n18107,
        n18106,
        n18105,
        n18104,
        n18103,
        n18102,
        n18101,
        n18100,
        n18099,
        n18098,
        n18097,
        n18096,
        n18095,
        n18094,
        n18093,
        n18092,
        n18091,
        n18090,
        n18089,
        n18088,
        n18087,
        n18086,
        n18085,
        n18084,
        n18083,
        n18082,
        n18081,
        n18080,
        n18079,
        n18078,
        n18077,
        n18076,
        n18075,
        n18074,
        n18073,
        n18072,
        n18071,
        n18070,
        n18069,
        n18068,
        n18067,
        n18066,
        n18065,
        n18064,
        n18063,
        n18062,
        n18061,
        n18060,
        n18059,
        n18058,
        n18057,
        n18056,
        n18055,
        n18054,
        n18053,
        n18052,
        n18051,
        n18050,
        n18049,
        n18048,
        n18047,
        n18046,
        n18045,
        n18044,
        n18043,
        n18042,
        n18041,
        n18040,
        n18039,
        n18038,
        n18037,
        n18036,
        n18035,
        n18034,
        n18033,
        n18032,
        n18031,
        n18030,
        n18029,
        n18028,
        n18027,
        n18026,
        n18025,
        n18024,
        n18023,
        n18022,
        n18021,
        n18020,
        n18019,
        n18018,
        n18017,
        n18016,
        n18015,
        n18014,
        n18013,
        n18012,
        n18011,
        n18010,
        n18009,
        n18008,
        n18007,
        n18006,
        n18005,
        n18004,
        n18003,
        n18002,
        n18001,
        n18000,
        n17999,
        n17998,
        n17997,
        n17996,
        n17995,
        n17994,
        n17993,
        n17992,
        n17991,
        n17990,
        n17989,
        n17988,
        n17987,
        n17986,
        n17985,
        n17984,
        n17983,
        n17982,
        n17981,
        n17980,
        n17979,
        n17978,
        n17977,
        n17976,
        n17975,
        n17974,
        n17973,
        n17972,
        n17971,
        n17970,
        n17969,
        n17968,
        n17967,
        n17966,
        n17965,
        n17964,
        n17963,
        n17962,
        n17961,
        n17960,
        n17959,
        n17958,
        n17957,
        n17956,
        n17955,
        n17954,
        n17953,
        n17952,
        n17951,
        n17950,
        n17949,
        n17948,
        n17947,
        n17946,
        n17945,
        n17944,
        n17943,
        n17942,
        n17941,
        n17940,
        n17939,
        n17938,
        n17937,
        n17936,
        n17935,
        n17934,
        n17933,
        n17932,
        n17931,
        n17930,
        n17929,
        n17928,
        n17927,
        n17926,
        n17925,
        n17924,
        n17923,
        n17922,
        n17921,
        n17920,
        n17919,
        n17918,
        n17917,
        n17916,
        n17915,
        n17914,
        n17913,
        n17912,
        n17911,
        n17910,
        n17909,
        n17908,
        n17907,
        n17906,
        n17905,
        n17904,
        n17903,
        n17902,
        n17901,
        n17900,
        n17899,
        n17898,
        n17897,
        n17896,
        n17895,
        n17894,
        n17893,
        n17892,
        n17891,
        n17890,
        n17889,
        n17888,
        n17887,
        n17886,
        n17885,
        n17884,
        n17883,
        n17882,
        n17881,
        n17880,
        n17879,
        n17878,
        n17877,
        n17876,
        n17875,
        n17874,
        n17873,
        n17872,
        n17871,
        n17870,
        n17869,
        n17868,
        n17867,
        n17866,
        n17865,
        n17864,
        n17863,
        n17862,
        n17861,
        n17860,
        n17859,
        n17858,
        n17857,
        n17856,
        n17855,
        n17854,
        n17853,
        n17852,
        n17851,
        n17850,
        n17849,
        n17848,
        n17847,
        n17846,
        n17845,
        n17844,
        n17843,
        n17842,
        n17841,
        n17840,
        n17839,
        n17838,
        n17837,
        n17836,
        n17835,
        n17834,
        n17833,
        n17832,
        n17831,
        n17830,
        n17829,
        n17828,
        n17827,
        n17826,
        n17825,
        n17824,
        n17823,
        n17822,
        n17821,
        n17820,
        n17819,
        n17818,
        n17817,
        n17816,
        n17815,
        n17814,
        n17813,
        n17812,
        n15822,
        n15792,
        n15786,
        n15784,
        n15750,
        n15748,
        n15735,
        n15716,
        n15713,
        n15693,
        n15690,
        n15688,
        n15674,
        n15667,
        n15666,
        n15624,
        n15600,
        n15584,
        n15572,
        n15563,
        n15560,
        n15541,
        n15514,
        n15494,
        n15480,
        n15478,
        n15476,
        n15469,
        n15404,
        n15403,
        n15395,
        n15370,
        n15350,
        n15314,
        n15289,
        n15262,
        n15261,
        n15258,
        n15200,
        n15174,
        n15170,
        n15166,
        n15148,
        n15108,
        n15105,
        n15101,
        n15091,
        n15083,
        n15074,
        n15070,
        n15048,
        n15046,
        n15033,
        n15032,
        n15014,
        n15001,
        n14998,
        n14986,
        n14984,
        n14965,
        n14964,
        n14948,
        n14903,
        n14863,
        n14849,
        n14848,
        n14840,
        n14754,
        n14723,
        n14685,
        n14678,
        n14676,
        n14651,
        n14608,
        n14559,
        n14553,
        n14541,
        n14526,
        n14525,
        n14519,
        n14493,
        n14484,
        n14462,
        n14438,
        n14432,
        n14428,
        n14411,
        n14404,
        n14399,
        n14394,
        n14387,
        n14379,
        n14367,
        n14359,
        n14332,
        n14292,
        n14289,
        n14272,
        n14266,
        n14248,
        n14247,
        n14246,
        n14229,
        n14227,
        n14225,
        n14222,
        n14220,
        n14211,
        n14202,
        n14200,
        n14151,
        n14138,
        n14126,
        n14124,
        n14102,
        n14084,
        n14071,
        n14042,
        n14040,
        n14031,
        n14015,
        n14011,
        n14008,
        n13984,
        n13971,
        n13921,
        n13920,
        n13872,
        n13858,
        n13835,
        n13833,
        n13831,
        n13815,
        n13811,
        n13805,
        n13787,
        n13781,
        n13766,
        n13761,
        n13747,
        n13740,
        n13728,
        n13720,
        n13702,
        n13668,
        n13666,
        n13618,
        n13612,
        n13574,
        n13572,
        n13566,
        n13565,
        n13559,
        n13551,
        n13544,
        n13531,
        n13521,
        n13499,
        n13490,
        n13489,
        n13488,
        n13458,
        n13438,
        n13401,
        n13381,
        n13342,
        n13317,
        n13271,
        n13264,
        n13262,
        n13256,
        n13251,
        n13247,
        n13243,
        n13239,
        n13218,
        n13191,
        n13179,
        n13152,
        n13143,
        n13122,
        n13114,
        n13103,
        n13085,
        n13074,
        n13065,
        n13034,
        n13030,
        n13028,
        n13023,
        n13018,
        n13012,
        n13002,
        n12986,
        n12964,
        n12944,
        n12942,
        n12921,
        n12905,
        n12877,
        n12864,
        n12845,
        n12844,
        n12836,
        n12809,
        n12804,
        n12784,
        n12767,
        n12764,
        n12752,
        n12732,
        n12700,
        n12697,
        n12684,
        n12661,
        n12632,
        n12597,
        n12545,
        n12488,
        n12487,
        n12459,
        n12439,
        n12420,
        n12391,
        n12324,
        n12298,
        n12248,
        n12243,
        n12101,
        n12090,
        n11999,
        n11852,
        n11747,
        n11736,
        n11708,
        n11654,
        n11650,
        n11614,
        n11608,
        n11577,
        n11444,
        n11426,
        n11409,
        n11405,
        n11394,
        n11384,
        n11373,
        n11337,
        n11258,
        n11194,
        n11164,
        n11105,
        n11052,
        n11004,
        n10972,
        n10948,
        n10940,
        n10893,
        n10842,
        n10833,
        n10821,
        n10809,
        n10761,
        n10755,
        n10752,
        n10677,
        n10669,
        n10569,
        n10560,
        n10540,
        n10530,
        n10504,
        n10458,
        n10425,
        n10402,
        n10245,
        n10204,
        n10181,
        n10143,
        n10036,
        n10024,
        n10017,
        n10014,
        n9996,
        n9987,
        n9978,
        n9951,
        n9890,
        n9867,
        n9822,
        n9818,
        n9758,
        n9686,
        n9678,
        n9674,
        n9650,
        n9495,
        n9399,
        n9238,
        n9192,
        n9181,
        n9137,
        n9027,
        n9023,
        n8974,
        n8967,
        n8948,
        n8943,
        n8929,
        n8861,
        n8735,
        n8708,
        n8691,
        n8362,
        n8319,
        n8317,
        n8304,
        n8259,
        n8237,
        n8233,
        n8203,
        n8192,
        n8178,
        n8085,
        n8075,
        n8050,
        n7951,
        n7937,
        n7932,
        n7891,
        n7875,
        n7872,
        n7846,
        n7725,
        n7722,
        n7650,
        n7565,
        n7555,
        n7488,
        n7476,
        n7412,
        n7381,
        n7305,
        n7286,
        n7178,
        n7161,
        n6864,
        n6791,
        n6790,
        n6572,
        n6429,
        n6414,
        n6329,
        n6254,
        n6208,
        n5981,
        n5791,
        n5787,
        n5758,
        n5749,
        n5444,
        n5429,
        n5345,
        n5322,
        n5317,
        n5299,
        n5209,
        n5200,
        n5094,
        n5035,
        n4991,
        n4967,
        n4925,
        n4850,
        n4813,
        n4625,
        n4618,
        n4581,
        n4463,
        n4383,
        n4240,
        n4128,
        n2874,
        n2861,
        n2284,
        n2118,
        n2106,
        n2101,
        n1938,
        n1750,
        n1649,
        n1647,
        n1522,
        n1481,
        n1458,
        n1443,
        n1355,
        n1339,
        n1193,
        n1158,
        n1128,
        n1025,
        n1011,
        n974,
        in[434],
        in[433],
        in[407],
        in[207],
        n17811,
        n17810,
        n17809,
        n17808,
        n17807,
        n17806,
        n17805,
        n17804,
        n17803,
        n17802,
        n17801,
        n17800,
        n17799,
        n17798,
        n17797,
        n17796,
        n17795,
        n17794,
        n17793,
        n17792,
        n17791,
        n17790,
        n17789,
        n17788,
        n17787,
        n17786,
        n17785,
        n17784,
        n17783,
        n17782,
        n17781,
        n17780,
        n17779,
        n17778,
        n17777,
        n17776,
        n17775,
        n17774,
        n17773,
        n17772,
        n17771,
        n17770,
        n17769,
        n17768,
        n17767,
        n17766,
        n17765,
        n17764,
        n17763,
        n17762,
        n17761,
        n17760,
        n17759,
        n17758,
        n17757,
        n17756,
        n17755,
        n17754,
        n17753,
        n17752,
        n17751,
        n17750,
        n17749,
        n17748,
        n17747,
        n17746,
        n17745,
        n17744,
        n17743,
        n17742,
        n17741,
        n17740,
        n17739,
        n17738,
        n17737,
        n17736,
        n17735,
        n17734,
        n17733,
        n17732,
        n17731,
        n17730,
        n17729,
        n17728,
        n17727,
        n17726,
        n17725,
        n17724,
        n17723,
        n17722,
        n17721,
        n17720,
        n17719,
        n17718,
        n17717,
        n17716,
        n17715,
        n17714,
        n17713,
        n17712,
        n17711,
        n17710,
        n17709,
        n17708,
        n17707,
        n17706,
        n17705,
        n17704,
        n17703,
        n17702,
        n17701,
        n17700,
        n17699,
        n17698,
        n17697,
        n17696,
        n17695,
        n17694,
        n17693,
        n17692,
        n17691,
        n17690,
        n17689,
        n17688,
        n17687,
        n17686,
        n17685,
        n17684,
        n17683,
        n17682,
        n17681,
        n17680,
        n17679,
        n17678,
        n17677,
        n17676,
        n17675,
        n17674,
        n17673,
        n17672,
        n17671,
        n17670,
        n17669,
        n17668,
        n17667,
        n17666,
        n17665,
        n17664,
        n17663,
        n17662,
        n17661,
        n17660,
        n17659,
        n17658,
        n17657,
        n17656,
        n17655,
        n17654,
        n17653,
        n17652,
        n17651,
        n17650,
        n17649,
        n17648,
        n17647,
        n17646,
        n17645,
        n17644,
        n17643,
        n17642,
        n17641,
        n17640,
        n17639,
        n17638,
        n17637,
        n17636,
        n17635,
        n17634,
        n17633,
        n17632,
        n17631,
        n17630,
        n17629,
        n17628,
        n17627,
        n17626,
        n17625,
        n17624,
        n17623,
        n17622,
        n17621,
        n17620,
        n17619,
        n17618,
        n17617,
        n17616,
        n17615,
        n17614,
        n17613,
        n17612,
        n17611,
        n17610,
        n17609,
        n17608,
        n17607,
        n17606,
        n17605,
        n17604,
        n17603,
        n17602,
        n17601,
        n17600,
        n17599,
        n17598,
        n17597,
        n17596,
        n17595,
        n17594,
        n17593,
        n17592,
        n17591,
        n17590,
        n17589,
        n17588,
        n17587,
        n17586,
        n17585,
        n17584,
        n17583,
        n17582,
        n17581,
        n17580,
        n17579,
        n17578,
        n17577,
        n17576,
        n17575,
        n17574,
        n17573,
        n17572,
        n17571,
        n17570,
        n17569,
        n17568,
        n17567,
        n17566,
        n17565,
        n17564,
        n17563,
        n17562,
        n17561,
        n17560,
        n17559,
        n17558,
        n17557,
        n17556,
        n17555,
        n17554,
        n17553,
        n17552,
        n17551,
        n17550,
        n17549,
        n17548,
        n17547,
        n17546,
        n17545,
        n17544,
        n17543,
        n17542,
        n17541,
        n17540,
        n17539,
        n17538,
        n17537,
        n17536,
        n17535,
        n17534,
        n17533,
        n17532,
        n17531,
        n17530,
        n17529,
        n17528,
        n17527,
        n17526,
        n17525,
        n17524,
        n17523,
        n17522,
        n17521,
        n17520,
        n17519,
        n17518,
        n17517,
        n17516,
        n17515,
        n17514,
        n17513,
        n17512,
        n17511,
        n17510,
        n17509,
        n17508,
        n17507,
        n17506,
        n17505,
        n17504,
        n17503,
        n17502,
        n17501,
        n17500,
        n17499,
        n17498,
        n17497,
        n17496,
        n17495,
        n17494,
        n17493,
        n17492,
        n17491,
        n17490,
        n17489,
        n17488,
        n17487,
        n17486,
        n17485,
        n17484,
        n17483,
        n17482,
        n17481,
        n17480,
        n17479,
        n17478,
        n17477,
        n17476,
        n17475,
        n17474,
        n17473,
        n17472,
        n17471,
        n17470,
        n17469,
        n17468,
        n17467,
        n17466,
        n17465,
        n17464,
        n17463,
        n17462,
        n17461,
        n17460,
        n17459,
        n17458,
        n17457,
        n17456,
        n17455,
        n17454,
        n17453,
        n17452,
        n17451,
        n17450,
        n17449,
        n17448,
        n17447,
        n17446,
        n17445,
        n17444,
        n17443,
        n17442,
        n17441,
        n17440,
        n17439,
        n17438,
        n17437,
        n17436,
        n17435,
        n17434,
        n15827,
        n15794,
        n15786,
        n15757,
        n15728,
        n15727,
        n15663,
        n15655,
        n15652,
        n15649,
        n15637,
        n15611,
        n15607,
        n15598,
        n15597,
        n15594,
        n15589,
        n15565,
        n15556,
        n15555,
        n15535,
        n15515,
        n15490,
        n15481,
        n15439,
        n15403,
        n15390,
        n15373,
        n15325,
        n15324,
        n15305,
        n15282,
        n15278,
        n15275,
        n15239,
        n15231,
        n15217,
        n15212,
        n15208,
        n15197,
        n15191,
        n15188,
        n15183,
        n15169,
        n15122,
        n15120,
        n15092,
        n15068,
        n15025,
        n15003,
        n14972,
        n14933,
        n14932,
        n14874,
        n14859,
        n14850,
        n14829,
        n14827,
        n14822,
        n14817,
        n14785,
        n14780,
        n14734,
        n14716,
        n14709,
        n14694,
        n14684,
        n14679,
        n14649,
        n14599,
        n14594,
        n14564,
        n14547,
        n14538,
        n14534,
        n14517,
        n14512,
        n14511,
        n14474,
        n14460,
        n14453,
        n14444,
        n14429,
        n14419,
        n14393,
        n14388,
        n14387,
        n14376,
        n14358,
        n14354,
        n14352,
        n14312,
        n14298,
        n14291,
        n14283,
        n14272,
        n14255,
        n14243,
        n14211,
        n14191,
        n14154,
        n14141,
        n14098,
        n14095,
        n14049,
        n14046,
        n14018,
        n13988,
        n13981,
        n13979,
        n13962,
        n13960,
        n13951,
        n13918,
        n13890,
        n13877,
        n13871,
        n13832,
        n13820,
        n13819,
        n13801,
        n13788,
        n13765,
        n13758,
        n13729,
        n13707,
        n13700,
        n13681,
        n13680,
        n13676,
        n13632,
        n13612,
        n13602,
        n13599,
        n13532,
        n13513,
        n13497,
        n13489,
        n13461,
        n13457,
        n13446,
        n13440,
        n13438,
        n13434,
        n13419,
        n13410,
        n13406,
        n13377,
        n13353,
        n13334,
        n13312,
        n13310,
        n13306,
        n13295,
        n13267,
        n13266,
        n13259,
        n13258,
        n13254,
        n13251,
        n13212,
        n13209,
        n13204,
        n13200,
        n13191,
        n13185,
        n13183,
        n13159,
        n13157,
        n13156,
        n13136,
        n13134,
        n13091,
        n13083,
        n13075,
        n13055,
        n13046,
        n13034,
        n13027,
        n13019,
        n13005,
        n13003,
        n12997,
        n12985,
        n12968,
        n12944,
        n12899,
        n12876,
        n12873,
        n12860,
        n12848,
        n12839,
        n12812,
        n12795,
        n12775,
        n12746,
        n12695,
        n12679,
        n12655,
        n12594,
        n12559,
        n12554,
        n12541,
        n12517,
        n12499,
        n12492,
        n12482,
        n12452,
        n12426,
        n12411,
        n12374,
        n12310,
        n12283,
        n12253,
        n12154,
        n12151,
        n12118,
        n12099,
        n12064,
        n12058,
        n12014,
        n11999,
        n11986,
        n11972,
        n11834,
        n11825,
        n11821,
        n11804,
        n11803,
        n11763,
        n11739,
        n11695,
        n11633,
        n11565,
        n11456,
        n11447,
        n11440,
        n11435,
        n11430,
        n11423,
        n11414,
        n11409,
        n11391,
        n11359,
        n11341,
        n11302,
        n11215,
        n11169,
        n11167,
        n11155,
        n11120,
        n11088,
        n11043,
        n10994,
        n10977,
        n10937,
        n10906,
        n10894,
        n10889,
        n10870,
        n10846,
        n10828,
        n10790,
        n10783,
        n10729,
        n10726,
        n10713,
        n10712,
        n10682,
        n10674,
        n10669,
        n10652,
        n10644,
        n10640,
        n10598,
        n10575,
        n10533,
        n10514,
        n10503,
        n10462,
        n10430,
        n10425,
        n10400,
        n10393,
        n10338,
        n10112,
        n10030,
        n9921,
        n9913,
        n9912,
        n9876,
        n9801,
        n9762,
        n9674,
        n9605,
        n9588,
        n9576,
        n9466,
        n9355,
        n9334,
        n9328,
        n9305,
        n9235,
        n9189,
        n9089,
        n9068,
        n8988,
        n8974,
        n8731,
        n8652,
        n8611,
        n8595,
        n8556,
        n8554,
        n8531,
        n8462,
        n8460,
        n8444,
        n8432,
        n8375,
        n8370,
        n8362,
        n8239,
        n8178,
        n8176,
        n8085,
        n8018,
        n8004,
        n7941,
        n7875,
        n7862,
        n7672,
        n7658,
        n7652,
        n7565,
        n7561,
        n7555,
        n7518,
        n7470,
        n7409,
        n7393,
        n7273,
        n7166,
        n7164,
        n7161,
        n7125,
        n6946,
        n6903,
        n6878,
        n6744,
        n6517,
        n6429,
        n6187,
        n6147,
        n5981,
        n5909,
        n5485,
        n5322,
        n5317,
        n5209,
        n5007,
        n4956,
        n4954,
        n4882,
        n4850,
        n4836,
        n4814,
        n4795,
        n4649,
        n4585,
        n4486,
        n4383,
        n4263,
        n3470,
        n2942,
        n2552,
        n2401,
        n2195,
        n1741,
        n1627,
        n1616,
        n1608,
        n1587,
        n1462,
        n1025,
        n1014,
        n974,
        n967,
        n819,
        in[465],
        n17433,
        n17432,
        n17431,
        n17430,
        n17429,
        n17428,
        n17427,
        n17426,
        n17425,
        n17424,
        n17423,
        n17422,
        n17421,
        n17420,
        n17419,
        n17418,
        n17417,
        n17416,
        n17415,
        n17414,
        n17413,
        n17412,
        n17411,
        n17410,
        n17409,
        n17408,
        n17407,
        n17406,
        n17405,
        n17404,
        n17403,
        n17402,
        n17401,
        n17400,
        n17399,
        n17398,
        n17397,
        n17396,
        n17395,
        n17394,
        n17393,
        n17392,
        n17391,
        n17390,
        n17389,
        n17388,
        n17387,
        n17386,
        n17385,
        n17384,
        n17383,
        n17382,
        n17381,
        n17380,
        n17379,
        n17378,
        n17377,
        n17376,
        n17375,
        n17374,
        n17373,
        n17372,
        n17371,
        n17370,
        n17369,
        n17368,
        n17367,
        n17366,
        n17365,
        n17364,
        n17363,
        n17362,
        n17361,
        n17360,
        n17359,
        n17358,
        n17357,
        n17356,
        n17355,
        n17354,
        n17353,
        n17352,
        n17351,
        n17350,
        n17349,
        n17348,
        n17347,
        n17346,
        n17345,
        n17344,
        n17343,
        n17342,
        n17341,
        n17340,
        n17339,
        n17338,
        n17337,
        n17336,
        n17335,
        n17334,
        n17333,
        n17332,
        n17331,
        n17330,
        n17329,
        n17328,
        n17327,
        n17326,
        n17325,
        n17324,
        n17323,
        n17322,
        n17321,
        n17320,
        n17319,
        n17318,
        n17317,
        n17316,
        n17315,
        n17314,
        n17313,
        n17312,
        n17311,
        n17310,
        n17309,
        n17308,
        n17307,
        n17306,
        n17305,
        n17304,
        n17303,
        n17302,
        n17301,
        n17300,
        n17299,
        n17298,
        n17297,
        n17296,
        n17295,
        n17294,
        n17293,
        n17292,
        n17291,
        n17290,
        n17289,
        n17288,
        n17287,
        n17286,
        n17285,
        n17284,
        n17283,
        n17282,
        n17281,
        n17280,
        n17279,
        n17278,
        n17277,
        n17276,
        n17275,
        n17274,
        n17273,
        n17272,
        n17271,
        n17270,
        n17269,
        n17268,
        n17267,
        n17266,
        n17265,
        n17264,
        n17263,
        n17262,
        n17261,
        n17260,
        n17259,
        n17258,
        n17257,
        n17256,
        n17255,
        n17254,
        n17253,
        n17252,
        n17251,
        n17250,
        n17249,
        n17248,
        n17247,
        n17246,
        n17245,
        n17244,
        n17243,
        n17242,
        n17241,
        n17240,
        n17239,
        n17238,
        n17237,
        n17236,
        n17235,
        n17234,
        n17233,
        n17232,
        n17231,
        n17230,
        n17229,
        n17228,
        n17227,
        n17226,
        n17225,
        n17224,
        n17223,
        n17222,
        n17221,
        n17220,
        n17219,
        n17218,
        n17217,
        n17216,
        n17215,
        n17214,
        n17213,
        n17212,
        n17211,
        n17210,
        n17209,
        n17208,
        n17207,
        n17206,
        n17205,
        n17204,
        n17203,
        n17202,
        n17201,
        n17200,
        n17199,
        n17198,
        n17197,
        n17196,
        n17195,
        n17194,
        n17193,
        n17192,
        n17191,
        n17190,
        n17189,
        n17188,
        n17187,
        n17186,
        n17185,
        n17184,
        n17183,
        n17182,
        n17181,
        n17180,
        n17179,
        n17178,
        n17177,
        n17176,
        n17175,
        n17174,
        n17173,
        n17172,
        n17171,
        n17170,
        n17169,
        n17168,
        n17167,
        n17166,
        n17165,
        n17164,
        n17163,
        n17162,
        n17161,
        n17160,
        n17159,
        n17158,
        n17157,
        n17156,
        n17155,
        n17154,
        n17153,
        n17152,
        n17151,
        n17150,
        n17149,
        n17148,
        n17147,
        n17146,
        n17145,
        n17144,
        n17143,
        n17142,
        n17141,
        n17140,
        n17139,
        n17138,
        n17137,
        n17136,
        n17135,
        n17134,
        n17133,
        n17132,
        n17131,
        n17130,
        n17129,
        n17128,
        n17127,
        n17126,
        n17125,
        n17124,
        n17123,
        n17122,
        n17121,
        n17120,
        n17119,
        n17118,
        n17117,
        n17116,
        n17115,
        n17114,
        n17113,
        n17112,
        n17111,
        n17110,
        n17109,
        n17108,
        n17107,
        n17106,
        n17105,
        n17104,
        n17103,
        n17102,
        n17101,
        n17100,
        n17099,
        n17098,
        n17097,
        n17096,
        n17095,
        n17094,
        n17093,
        n17092,
        n17091,
        n17090,
        n17089,
        n17088,
        n17087,
        n17086,
        n17085,
        n17084,
        n17083,
        n17082,
        n17081,
        n17080,
        n17079,
        n17078,
        n17077,
        n17076,
        n17075,
        n17074,
        n17073,
        n17072,
        n17071,
        n17070,
        n17069,
        n17068,
        n17067,
        n17066,
        n17065,
        n17064,
        n17063,
        n17062,
        n17061,
        n17060,
        n17059,
        n17058,
        n17057,
        n17056,
        n17055,
        n17054,
        n17053,
        n17052,
        n17051,
        n17050,
        n17049,
        n17048,
        n15858,
        n15817,
        n15813,
        n15808,
        n15752,
        n15714,
        n15708,
        n15705,
        n15638,
        n15629,
        n15625,
        n15605,
        n15575,
        n15566,
        n15548,
        n15539,
        n15532,
        n15530,
        n15522,
        n15508,
        n15476,
        n15455,
        n15431,
        n15389,
        n15386,
        n15370,
        n15358,
        n15327,
        n15285,
        n15258,
        n15248,
        n15226,
        n15200,
        n15182,
        n15125,
        n15119,
        n15099,
        n15074,
        n15070,
        n15049,
        n15041,
        n15035,
        n15023,
        n15007,
        n14997,
        n14987,
        n14976,
        n14970,
        n14955,
        n14952,
        n14949,
        n14942,
        n14911,
        n14884,
        n14877,
        n14874,
        n14869,
        n14863,
        n14854,
        n14845,
        n14844,
        n14842,
        n14825,
        n14823,
        n14820,
        n14807,
        n14803,
        n14794,
        n14791,
        n14746,
        n14742,
        n14739,
        n14701,
        n14698,
        n14690,
        n14689,
        n14671,
        n14654,
        n14650,
        n14624,
        n14604,
        n14597,
        n14596,
        n14565,
        n14553,
        n14543,
        n14532,
        n14509,
        n14503,
        n14500,
        n14452,
        n14447,
        n14435,
        n14425,
        n14423,
        n14411,
        n14397,
        n14381,
        n14368,
        n14360,
        n14356,
        n14325,
        n14264,
        n14258,
        n14252,
        n14217,
        n14212,
        n14182,
        n14108,
        n14070,
        n14060,
        n14059,
        n14039,
        n14008,
        n13965,
        n13961,
        n13953,
        n13950,
        n13920,
        n13901,
        n13889,
        n13870,
        n13864,
        n13853,
        n13818,
        n13798,
        n13793,
        n13769,
        n13757,
        n13739,
        n13735,
        n13706,
        n13699,
        n13669,
        n13654,
        n13652,
        n13649,
        n13623,
        n13622,
        n13614,
        n13607,
        n13576,
        n13556,
        n13545,
        n13522,
        n13520,
        n13511,
        n13498,
        n13476,
        n13472,
        n13467,
        n13449,
        n13428,
        n13425,
        n13420,
        n13365,
        n13349,
        n13327,
        n13193,
        n13174,
        n13164,
        n13156,
        n13148,
        n13133,
        n13121,
        n13109,
        n13107,
        n13065,
        n13057,
        n13036,
        n13014,
        n12974,
        n12961,
        n12946,
        n12929,
        n12927,
        n12909,
        n12888,
        n12882,
        n12866,
        n12834,
        n12821,
        n12817,
        n12810,
        n12756,
        n12749,
        n12737,
        n12731,
        n12721,
        n12671,
        n12662,
        n12622,
        n12591,
        n12545,
        n12538,
        n12479,
        n12430,
        n12411,
        n12401,
        n12357,
        n12332,
        n12313,
        n12215,
        n12202,
        n12167,
        n12166,
        n12161,
        n12151,
        n12105,
        n12101,
        n12100,
        n12078,
        n12030,
        n11996,
        n11982,
        n11950,
        n11948,
        n11944,
        n11915,
        n11879,
        n11876,
        n11869,
        n11847,
        n11791,
        n11695,
        n11685,
        n11670,
        n11611,
        n11603,
        n11474,
        n11467,
        n11427,
        n11373,
        n11369,
        n11367,
        n11363,
        n11356,
        n11354,
        n11293,
        n11277,
        n11215,
        n11196,
        n11184,
        n11177,
        n11169,
        n11152,
        n11141,
        n11117,
        n11098,
        n10972,
        n10920,
        n10914,
        n10905,
        n10895,
        n10889,
        n10878,
        n10862,
        n10753,
        n10748,
        n10731,
        n10709,
        n10677,
        n10667,
        n10661,
        n10618,
        n10581,
        n10577,
        n10575,
        n10558,
        n10549,
        n10534,
        n10506,
        n10474,
        n10469,
        n10339,
        n10314,
        n10301,
        n10297,
        n10204,
        n10130,
        n10066,
        n10036,
        n10025,
        n10015,
        n9999,
        n9971,
        n9921,
        n9891,
        n9736,
        n9721,
        n9678,
        n9615,
        n9606,
        n9605,
        n9567,
        n9426,
        n9339,
        n9309,
        n9141,
        n9106,
        n9066,
        n9036,
        n8967,
        n8964,
        n8926,
        n8914,
        n8886,
        n8790,
        n8778,
        n8765,
        n8692,
        n8664,
        n8635,
        n8611,
        n8557,
        n8552,
        n8428,
        n8411,
        n8243,
        n8240,
        n8144,
        n8131,
        n8059,
        n8030,
        n7985,
        n7932,
        n7839,
        n7766,
        n7757,
        n7741,
        n7634,
        n7544,
        n7488,
        n7455,
        n7412,
        n7331,
        n7273,
        n7141,
        n7060,
        n7050,
        n6903,
        n6715,
        n6517,
        n6381,
        n6222,
        n6141,
        n5977,
        n5909,
        n5848,
        n5751,
        n5745,
        n5742,
        n5736,
        n5725,
        n5674,
        n5648,
        n5605,
        n5563,
        n5551,
        n5493,
        n5464,
        n5382,
        n5381,
        n5376,
        n5096,
        n4925,
        n4920,
        n4849,
        n4813,
        n4684,
        n4625,
        n2861,
        n2740,
        n2563,
        n2427,
        n2109,
        n1962,
        n1886,
        n1833,
        n1746,
        n1427,
        n1288,
        n1144,
        n1128,
        n1025,
        n1014,
        n975,
        n697,
        in[599],
        in[473],
        in[434],
        in[371],
        in[323],
        in[317],
        n17047,
        n17046,
        n17045,
        n17044,
        n17043,
        n17042,
        n17041,
        n17040,
        n17039,
        n17038,
        n17037,
        n17036,
        n17035,
        n17034,
        n17033,
        n17032,
        n17031,
        n17030,
        n17029,
        n17028,
        n17027,
        n17026,
        n17025,
        n17024,
        n17023,
        n17022,
        n17021,
        n17020,
        n17019,
        n17018,
        n17017,
        n17016,
        n17015,
        n17014,
        n17013,
        n17012,
        n17011,
        n17010,
        n17009,
        n17008,
        n17007,
        n17006,
        n17005,
        n17004,
        n17003,
        n17002,
        n17001,
        n17000,
        n16999,
        n16998,
        n16997,
        n16996,
        n16995,
        n16994,
        n16993,
        n16992,
        n16991,
        n16990,
        n16989,
        n16988,
        n16987,
        n16986,
        n16985,
        n16984,
        n16983,
        n16982,
        n16981,
        n16980,
        n16979,
        n16978,
        n16977,
        n16976,
        n16975,
        n16974,
        n16973,
        n16972,
        n16971,
        n16970,
        n16969,
        n16968,
        n16967,
        n16966,
        n16965,
        n16964,
        n16963,
        n16962,
        n16961,
        n16960,
        n16959,
        n16958,
        n16957,
        n16956,
        n16955,
        n16954,
        n16953,
        n16952,
        n16951,
        n16950,
        n16949,
        n16948,
        n16947,
        n16946,
        n16945,
        n16944,
        n16943,
        n16942,
        n16941,
        n16940,
        n16939,
        n16938,
        n16937,
        n16936,
        n16935,
        n16934,
        n16933,
        n16932,
        n16931,
        n16930,
        n16929,
        n16928,
        n16927,
        n16926,
        n16925,
        n16924,
        n16923,
        n16922,
        n16921,
        n16920,
        n16919,
        n16918,
        n16917,
        n16916,
        n16915,
        n16914,
        n16913,
        n16912,
        n16911,
        n16910,
        n16909,
        n16908,
        n16907,
        n16906,
        n16905,
        n16904,
        n16903,
        n16902,
        n16901,
        n16900,
        n16899,
        n16898,
        n16897,
        n16896,
        n16895,
        n16894,
        n16893,
        n16892,
        n16891,
        n16890,
        n16889,
        n16888,
        n16887,
        n16886,
        n16885,
        n16884,
        n16883,
        n16882,
        n16881,
        n16880,
        n16879,
        n16878,
        n16877,
        n16876,
        n16875,
        n16874,
        n16873,
        n16872,
        n16871,
        n16870,
        n16869,
        n16868,
        n16867,
        n16866,
        n16865,
        n16864,
        n16863,
        n16862,
        n16861,
        n16860,
        n16859,
        n16858,
        n16857,
        n16856,
        n16855,
        n16854,
        n16853,
        n16852,
        n16851,
        n16850,
        n16849,
        n16848,
        n16847,
        n16846,
        n16845,
        n16844,
        n16843,
        n16842,
        n16841,
        n16840,
        n16839,
        n16838,
        n16837,
        n16836,
        n16835,
        n16834,
        n16833,
        n16832,
        n16831,
        n16830,
        n16829,
        n16828,
        n16827,
        n16826,
        n16825,
        n16824,
        n16823,
        n16822,
        n16821,
        n16820,
        n16819,
        n16818,
        n16817,
        n16816,
        n16815,
        n16814,
        n16813,
        n16812,
        n16811,
        n16810,
        n16809,
        n16808,
        n16807,
        n16806,
        n16805,
        n16804,
        n16803,
        n16802,
        n16801,
        n16800,
        n16799,
        n16798,
        n16797,
        n16796,
        n16795,
        n16794,
        n16793,
        n16792,
        n16791,
        n16790,
        n16789,
        n16788,
        n16787,
        n16786,
        n16785,
        n16784,
        n16783,
        n16782,
        n16781,
        n16780,
        n16779,
        n16778,
        n16777,
        n16776,
        n16775,
        n16774,
        n16773,
        n16772,
        n16771,
        n16770,
        n16769,
        n16768,
        n16767,
        n16766,
        n16765,
        n16764,
        n16763,
        n16762,
        n16761,
        n16760,
        n16759,
        n16758,
        n16757,
        n16756,
        n16755,
        n16754,
        n16753,
        n16752,
        n16751,
        n16750,
        n16749,
        n16748,
        n16747,
        n16746,
        n16745,
        n16744,
        n16743,
        n16742,
        n16741,
        n16740,
        n16739,
        n16738,
        n16737,
        n16736,
        n16735,
        n16734,
        n16733,
        n16732,
        n16731,
        n16730,
        n16729,
        n16728,
        n16727,
        n16726,
        n16725,
        n16724,
        n16723,
        n16722,
        n16721,
        n16720,
        n16719,
        n16718,
        n16717,
        n16716,
        n16715,
        n16714,
        n16713,
        n16712,
        n16711,
        n16710,
        n16709,
        n16708,
        n16707,
        n16706,
        n16705,
        n16704,
        n16703,
        n16702,
        n16701,
        n16700,
        n16699,
        n16698,
        n16697,
        n16696,
        n16695,
        n16694,
        n16693,
        n16692,
        n16691,
        n16690,
        n16689,
        n16688,
        n16687,
        n16686,
        n16685,
        n16684,
        n16683,
        n16682,
        n16681,
        n16680,
        n16679,
        n16678,
        n16677,
        n16676,
        n16675,
        n16674,
        n16673,
        n16672,
        n16671,
        n16670,
        n16669,
        n16668,
        n16667,
        n16666,
        n16665,
        n16664,
        n16663,
        n16662,
        n16661,
        n16660,
        n16659,
        n16658,
        n16657,
        n16656,
        n16655,
        n16654,
        n16653,
        n16652,
        n16651,
        n16650,
        n16649,
        n16648,
        n16647,
        n16646,
        n16645,
        n16644,
        n16643,
        n16642,
        n15837,
        n15814,
        n15782,
        n15775,
        n15767,
        n15758,
        n15724,
        n15717,
        n15711,
        n15707,
        n15659,
        n15658,
        n15641,
        n15626,
        n15622,
        n15586,
        n15582,
        n15581,
        n15575,
        n15565,
        n15546,
        n15528,
        n15513,
        n15472,
        n15447,
        n15418,
        n15408,
        n15384,
        n15356,
        n15312,
        n15304,
        n15210,
        n15194,
        n15190,
        n15159,
        n15153,
        n15151,
        n15139,
        n15123,
        n15111,
        n15108,
        n15106,
        n15099,
        n15097,
        n15095,
        n15059,
        n15055,
        n15052,
        n15018,
        n15016,
        n15006,
        n15000,
        n14969,
        n14958,
        n14946,
        n14935,
        n14934,
        n14909,
        n14896,
        n14872,
        n14808,
        n14800,
        n14781,
        n14770,
        n14732,
        n14729,
        n14726,
        n14707,
        n14620,
        n14612,
        n14595,
        n14584,
        n14549,
        n14546,
        n14523,
        n14482,
        n14479,
        n14478,
        n14457,
        n14455,
        n14454,
        n14414,
        n14412,
        n14410,
        n14399,
        n14381,
        n14365,
        n14364,
        n14341,
        n14324,
        n14323,
        n14274,
        n14260,
        n14236,
        n14193,
        n14177,
        n14174,
        n14173,
        n14153,
        n14152,
        n14139,
        n14128,
        n14085,
        n14080,
        n14054,
        n14036,
        n14009,
        n13988,
        n13977,
        n13975,
        n13969,
        n13953,
        n13952,
        n13947,
        n13944,
        n13922,
        n13906,
        n13879,
        n13873,
        n13850,
        n13823,
        n13782,
        n13781,
        n13773,
        n13772,
        n13759,
        n13694,
        n13688,
        n13687,
        n13658,
        n13635,
        n13616,
        n13614,
        n13601,
        n13576,
        n13570,
        n13567,
        n13558,
        n13542,
        n13499,
        n13479,
        n13462,
        n13439,
        n13391,
        n13388,
        n13369,
        n13361,
        n13355,
        n13351,
        n13348,
        n13345,
        n13330,
        n13314,
        n13307,
        n13295,
        n13261,
        n13229,
        n13213,
        n13211,
        n13167,
        n13165,
        n13080,
        n13060,
        n13039,
        n13010,
        n12993,
        n12964,
        n12962,
        n12939,
        n12919,
        n12916,
        n12867,
        n12848,
        n12816,
        n12755,
        n12739,
        n12711,
        n12710,
        n12705,
        n12693,
        n12692,
        n12690,
        n12675,
        n12653,
        n12645,
        n12644,
        n12556,
        n12533,
        n12517,
        n12477,
        n12430,
        n12381,
        n12330,
        n12310,
        n12278,
        n12275,
        n12249,
        n12095,
        n12093,
        n11976,
        n11916,
        n11858,
        n11846,
        n11823,
        n11783,
        n11771,
        n11706,
        n11640,
        n11625,
        n11610,
        n11594,
        n11588,
        n11582,
        n11568,
        n11562,
        n11540,
        n11518,
        n11483,
        n11436,
        n11431,
        n11423,
        n11356,
        n11332,
        n11291,
        n11284,
        n11254,
        n11192,
        n11173,
        n11152,
        n11091,
        n11090,
        n11061,
        n11040,
        n10977,
        n10939,
        n10927,
        n10890,
        n10862,
        n10828,
        n10756,
        n10741,
        n10735,
        n10733,
        n10667,
        n10612,
        n10609,
        n10589,
        n10580,
        n10569,
        n10549,
        n10546,
        n10516,
        n10506,
        n10480,
        n10459,
        n10439,
        n10402,
        n10383,
        n10376,
        n10354,
        n10316,
        n10213,
        n10194,
        n10136,
        n10064,
        n10020,
        n9896,
        n9776,
        n9612,
        n9600,
        n9567,
        n9529,
        n9384,
        n9364,
        n9264,
        n9216,
        n9210,
        n9178,
        n9173,
        n9160,
        n8988,
        n8949,
        n8852,
        n8847,
        n8841,
        n8762,
        n8746,
        n8708,
        n8691,
        n8645,
        n8628,
        n8595,
        n8568,
        n8556,
        n8531,
        n8462,
        n8429,
        n8407,
        n8254,
        n8239,
        n8175,
        n8109,
        n8020,
        n7951,
        n7943,
        n7886,
        n7750,
        n7707,
        n7658,
        n7652,
        n7470,
        n7432,
        n7412,
        n7350,
        n7306,
        n7191,
        n7178,
        n7141,
        n6946,
        n6878,
        n6751,
        n6727,
        n6637,
        n6432,
        n6428,
        n6329,
        n6276,
        n6222,
        n6159,
        n6136,
        n6131,
        n6130,
        n6061,
        n6050,
        n6001,
        n5977,
        n5892,
        n5865,
        n5800,
        n5745,
        n5736,
        n5674,
        n5505,
        n5493,
        n5464,
        n5406,
        n5397,
        n5376,
        n5334,
        n5333,
        n5317,
        n5173,
        n5156,
        n4874,
        n4710,
        n4625,
        n4609,
        n4517,
        n4419,
        n4383,
        n4286,
        n4240,
        n3671,
        n3101,
        n3074,
        n2910,
        n2909,
        n2740,
        n2708,
        n2109,
        n1741,
        n1466,
        n1011,
        n819,
        in[462],
        n16641,
        n16640,
        n16639,
        n16638,
        n16637,
        n16636,
        n16635,
        n16634,
        n16633,
        n16632,
        n16631,
        n16630,
        n16629,
        n16628,
        n16627,
        n16626,
        n16625,
        n16624,
        n16623,
        n16622,
        n16621,
        n16620,
        n16619,
        n16618,
        n16617,
        n16616,
        n16615,
        n16614,
        n16613,
        n16612,
        n16611,
        n16610,
        n16609,
        n16608,
        n16607,
        n16606,
        n16605,
        n16604,
        n16603,
        n16602,
        n16601,
        n16600,
        n16599,
        n16598,
        n16597,
        n16596,
        n16595,
        n16594,
        n16593,
        n16592,
        n16591,
        n16590,
        n16589,
        n16588,
        n16587,
        n16586,
        n16585,
        n16584,
        n16583,
        n16582,
        n16581,
        n16580,
        n16579,
        n16578,
        n16577,
        n16576,
        n16575,
        n16574,
        n16573,
        n16572,
        n16571,
        n16570,
        n16569,
        n16568,
        n16567,
        n16566,
        n16565,
        n16564,
        n16563,
        n16562,
        n16561,
        n16560,
        n16559,
        n16558,
        n16557,
        n16556,
        n16555,
        n16554,
        n16553,
        n16552,
        n16551,
        n16550,
        n16549,
        n16548,
        n16547,
        n16546,
        n16545,
        n16544,
        n16543,
        n16542,
        n16541,
        n16540,
        n16539,
        n16538,
        n16537,
        n16536,
        n16535,
        n16534,
        n16533,
        n16532,
        n16531,
        n16530,
        n16529,
        n16528,
        n16527,
        n16526,
        n16525,
        n16524,
        n16523,
        n16522,
        n16521,
        n16520,
        n16519,
        n16518,
        n16517,
        n16516,
        n16515,
        n16514,
        n16513,
        n16512,
        n16511,
        n16510,
        n16509,
        n16508,
        n16507,
        n16506,
        n16505,
        n16504,
        n16503,
        n16502,
        n16501,
        n16500,
        n16499,
        n16498,
        n16497,
        n16496,
        n16495,
        n16494,
        n16493,
        n16492,
        n16491,
        n16490,
        n16489,
        n16488,
        n16487,
        n16486,
        n16485,
        n16484,
        n16483,
        n16482,
        n16481,
        n16480,
        n16479,
        n16478,
        n16477,
        n16476,
        n16475,
        n16474,
        n16473,
        n16472,
        n16471,
        n16470,
        n16469,
        n16468,
        n16467,
        n16466,
        n16465,
        n16464,
        n16463,
        n16462,
        n16461,
        n16460,
        n16459,
        n16458,
        n16457,
        n16456,
        n16455,
        n16454,
        n16453,
        n16452,
        n16451,
        n16450,
        n16449,
        n16448,
        n16447,
        n16446,
        n16445,
        n16444,
        n16443,
        n16442,
        n16441,
        n16440,
        n16439,
        n16438,
        n16437,
        n16436,
        n16435,
        n16434,
        n16433,
        n16432,
        n16431,
        n16430,
        n16429,
        n16428,
        n16427,
        n16426,
        n16425,
        n16424,
        n16423,
        n16422,
        n16421,
        n16420,
        n16419,
        n16418,
        n16417,
        n16416,
        n16415,
        n16414,
        n16413,
        n16412,
        n16411,
        n16410,
        n16409,
        n16408,
        n16407,
        n16406,
        n16405,
        n16404,
        n16403,
        n16402,
        n16401,
        n16400,
        n16399,
        n16398,
        n16397,
        n16396,
        n16395,
        n16394,
        n16393,
        n16392,
        n16391,
        n16390,
        n16389,
        n16388,
        n16387,
        n16386,
        n16385,
        n16384,
        n16383,
        n16382,
        n16381,
        n16380,
        n16379,
        n16378,
        n16377,
        n16376,
        n16375,
        n16374,
        n16373,
        n16372,
        n16371,
        n16370,
        n16369,
        n16368,
        n16367,
        n16366,
        n16365,
        n16364,
        n16363,
        n16362,
        n16361,
        n16360,
        n16359,
        n16358,
        n16357,
        n16356,
        n16355,
        n16354,
        n16353,
        n16352,
        n16351,
        n16350,
        n16349,
        n16348,
        n16347,
        n16346,
        n16345,
        n16344,
        n16343,
        n16342,
        n16341,
        n16340,
        n16339,
        n16338,
        n16337,
        n16336,
        n16335,
        n16334,
        n16333,
        n16332,
        n16331,
        n16330,
        n16329,
        n16328,
        n16327,
        n16326,
        n16325,
        n16324,
        n16323,
        n16322,
        n16321,
        n16320,
        n16319,
        n16318,
        n16317,
        n16316,
        n16315,
        n16314,
        n16313,
        n16312,
        n16311,
        n16310,
        n16309,
        n16308,
        n16307,
        n16306,
        n16305,
        n16304,
        n16303,
        n16302,
        n16301,
        n16300,
        n16299,
        n16298,
        n16297,
        n16296,
        n16295,
        n16294,
        n16293,
        n16292,
        n16291,
        n16290,
        n16289,
        n16288,
        n16287,
        n16286,
        n16285,
        n16284,
        n16283,
        n16282,
        n16281,
        n16280,
        n16279,
        n16278,
        n16277,
        n16276,
        n16275,
        n16274,
        n16273,
        n16272,
        n16271,
        n16270,
        n16269,
        n16268,
        n16267,
        n16266,
        n16265,
        n16264,
        n16263,
        n16262,
        n16261,
        n16260,
        n16259,
        n16258,
        n16257,
        n16256,
        n16255,
        n16254,
        n16253,
        n16252,
        n16251,
        n16250,
        n16249,
        n16248,
        n16247,
        n16246,
        n16245,
        n16244,
        n16243,
        n16242,
        n16241,
        n16240,
        n16239,
        n16238,
        n16237,
        n16236,
        n16235,
        n15857,
        n15833,
        n15823,
        n15772,
        n15740,
        n15725,
        n15720,
        n15689,
        n15642,
        n15590,
        n15585,
        n15573,
        n15509,
        n15500,
        n15474,
        n15456,
        n15449,
        n15425,
        n15414,
        n15407,
        n15392,
        n15353,
        n15329,
        n15308,
        n15288,
        n15229,
        n15220,
        n15196,
        n15175,
        n15107,
        n15103,
        n15095,
        n15082,
        n15065,
        n15055,
        n15050,
        n15045,
        n15044,
        n15026,
        n15005,
        n14993,
        n14985,
        n14965,
        n14919,
        n14910,
        n14908,
        n14902,
        n14891,
        n14878,
        n14861,
        n14860,
        n14859,
        n14810,
        n14796,
        n14793,
        n14790,
        n14789,
        n14777,
        n14725,
        n14719,
        n14711,
        n14708,
        n14703,
        n14696,
        n14655,
        n14638,
        n14632,
        n14578,
        n14569,
        n14566,
        n14555,
        n14554,
        n14543,
        n14540,
        n14520,
        n14516,
        n14513,
        n14498,
        n14476,
        n14464,
        n14434,
        n14431,
        n14427,
        n14407,
        n14336,
        n14316,
        n14299,
        n14279,
        n14273,
        n14268,
        n14253,
        n14240,
        n14238,
        n14237,
        n14223,
        n14210,
        n14190,
        n14176,
        n14153,
        n14130,
        n14115,
        n14091,
        n14084,
        n14083,
        n14014,
        n14013,
        n14001,
        n13991,
        n13987,
        n13985,
        n13955,
        n13918,
        n13905,
        n13897,
        n13878,
        n13861,
        n13852,
        n13851,
        n13828,
        n13814,
        n13803,
        n13783,
        n13780,
        n13709,
        n13656,
        n13625,
        n13624,
        n13619,
        n13618,
        n13596,
        n13585,
        n13569,
        n13566,
        n13561,
        n13533,
        n13517,
        n13496,
        n13488,
        n13470,
        n13464,
        n13395,
        n13387,
        n13384,
        n13363,
        n13336,
        n13334,
        n13331,
        n13329,
        n13311,
        n13307,
        n13291,
        n13282,
        n13277,
        n13269,
        n13257,
        n13220,
        n13184,
        n13157,
        n13155,
        n13136,
        n13133,
        n13128,
        n13086,
        n13074,
        n13061,
        n13050,
        n12988,
        n12963,
        n12951,
        n12943,
        n12937,
        n12932,
        n12914,
        n12891,
        n12875,
        n12868,
        n12862,
        n12832,
        n12831,
        n12814,
        n12813,
        n12796,
        n12774,
        n12767,
        n12759,
        n12743,
        n12740,
        n12737,
        n12736,
        n12720,
        n12669,
        n12656,
        n12651,
        n12645,
        n12558,
        n12516,
        n12500,
        n12478,
        n12471,
        n12457,
        n12439,
        n12429,
        n12358,
        n12334,
        n12330,
        n12286,
        n12268,
        n12265,
        n12261,
        n12214,
        n12190,
        n12163,
        n12154,
        n12109,
        n12077,
        n12054,
        n11977,
        n11966,
        n11957,
        n11915,
        n11847,
        n11840,
        n11823,
        n11800,
        n11765,
        n11763,
        n11762,
        n11736,
        n11694,
        n11639,
        n11628,
        n11585,
        n11581,
        n11529,
        n11518,
        n11502,
        n11487,
        n11425,
        n11414,
        n11400,
        n11391,
        n11367,
        n11325,
        n11303,
        n11272,
        n11226,
        n11208,
        n11170,
        n11162,
        n11094,
        n11060,
        n11043,
        n10979,
        n10966,
        n10952,
        n10919,
        n10913,
        n10912,
        n10911,
        n10855,
        n10783,
        n10762,
        n10751,
        n10696,
        n10674,
        n10643,
        n10625,
        n10609,
        n10558,
        n10545,
        n10503,
        n10385,
        n10382,
        n10351,
        n10349,
        n10323,
        n10320,
        n10259,
        n10256,
        n10203,
        n10160,
        n10145,
        n10114,
        n10084,
        n10030,
        n9978,
        n9956,
        n9942,
        n9924,
        n9864,
        n9643,
        n9575,
        n9413,
        n9401,
        n9360,
        n9328,
        n9273,
        n9178,
        n9173,
        n9155,
        n9086,
        n9085,
        n8949,
        n8942,
        n8853,
        n8831,
        n8742,
        n8708,
        n8691,
        n8664,
        n8662,
        n8644,
        n8573,
        n8458,
        n8380,
        n8377,
        n8292,
        n8228,
        n8157,
        n8153,
        n8126,
        n8066,
        n7949,
        n7947,
        n7863,
        n7862,
        n7555,
        n7258,
        n7212,
        n7159,
        n7014,
        n6705,
        n6616,
        n6432,
        n6340,
        n6235,
        n6208,
        n5791,
        n5680,
        n5648,
        n5519,
        n5509,
        n5464,
        n5444,
        n5408,
        n5333,
        n5263,
        n5201,
        n5100,
        n5086,
        n5078,
        n4956,
        n4938,
        n4836,
        n4768,
        n4715,
        n4647,
        n4616,
        n4487,
        n4486,
        n3080,
        n2920,
        n2855,
        n2610,
        n1888,
        n1288,
        n1193,
        n1164,
        n972,
        n671,
        n656,
        in[637],
        in[465],
        n16234,
        n16233,
        n16232,
        n16231,
        n16230,
        n16229,
        n16228,
        n16227,
        n16226,
        n16225,
        n16224,
        n16223,
        n16222,
        n16221,
        n16220,
        n16219,
        n16218,
        n16217,
        n16216,
        n16215,
        n16214,
        n16213,
        n16212,
        n16211,
        n16210,
        n16209,
        n16208,
        n16207,
        n16206,
        n16205,
        n16204,
        n16203,
        n16202,
        n16201,
        n16200,
        n16199,
        n16198,
        n16197,
        n16196,
        n16195,
        n16194,
        n16193,
        n16192,
        n16191,
        n16190,
        n16189,
        n16188,
        n16187,
        n16186,
        n16185,
        n16184,
        n16183,
        n16182,
        n16181,
        n16180,
        n16179,
        n16178,
        n16177,
        n16176,
        n16175,
        n16174,
        n16173,
        n16172,
        n16171,
        n16170,
        n16169,
        n16168,
        n16167,
        n16166,
        n16165,
        n16164,
        n16163,
        n16162,
        n16161,
        n16160,
        n16159,
        n16158,
        n16157,
        n16156,
        n16155,
        n16154,
        n16153,
        n16152,
        n16151,
        n16150,
        n16149,
        n16148,
        n16147,
        n16146,
        n16145,
        n16144,
        n16143,
        n16142,
        n16141,
        n16140,
        n16139,
        n16138,
        n16137,
        n16136,
        n16135,
        n16134,
        n16133,
        n16132,
        n16131,
        n16130,
        n16129,
        n16128,
        n16127,
        n16126,
        n16125,
        n16124,
        n16123,
        n16122,
        n16121,
        n16120,
        n16119,
        n16118,
        n16117,
        n16116,
        n16115,
        n16114,
        n16113,
        n16112,
        n16111,
        n16110,
        n16109,
        n16108,
        n16107,
        n16106,
        n16105,
        n16104,
        n16103,
        n16102,
        n16101,
        n16100,
        n16099,
        n16098,
        n16097,
        n16096,
        n16095,
        n16094,
        n16093,
        n16092,
        n16091,
        n16090,
        n16089,
        n16088,
        n16087,
        n16086,
        n16085,
        n16084,
        n16083,
        n16082,
        n16081,
        n16080,
        n16079,
        n16078,
        n16077,
        n16076,
        n16075,
        n16074,
        n16073,
        n16072,
        n16071,
        n16070,
        n16069,
        n16068,
        n16067,
        n16066,
        n16065,
        n16064,
        n16063,
        n16062,
        n16061,
        n16060,
        n16059,
        n16058,
        n16057,
        n16056,
        n16055,
        n16054,
        n16053,
        n16052,
        n16051,
        n16050,
        n16049,
        n16048,
        n16047,
        n16046,
        n16045,
        n16044,
        n16043,
        n16042,
        n16041,
        n16040,
        n16039,
        n16038,
        n16037,
        n16036,
        n16035,
        n16034,
        n16033,
        n16032,
        n16031,
        n16030,
        n16029,
        n16028,
        n16027,
        n16026,
        n16025,
        n16024,
        n16023,
        n16022,
        n16021,
        n16020,
        n16019,
        n16018,
        n16017,
        n16016,
        n16015,
        n16014,
        n16013,
        n16012,
        n16011,
        n16010,
        n16009,
        n16008,
        n16007,
        n16006,
        n16005,
        n16004,
        n16003,
        n16002,
        n16001,
        n16000,
        n15999,
        n15998,
        n15997,
        n15996,
        n15995,
        n15994,
        n15993,
        n15992,
        n15991,
        n15990,
        n15989,
        n15988,
        n15987,
        n15986,
        n15985,
        n15984,
        n15983,
        n15982,
        n15981,
        n15980,
        n15979,
        n15978,
        n15977,
        n15976,
        n15975,
        n15974,
        n15973,
        n15972,
        n15971,
        n15970,
        n15969,
        n15968,
        n15967,
        n15966,
        n15965,
        n15964,
        n15963,
        n15962,
        n15961,
        n15960,
        n15959,
        n15958,
        n15957,
        n15956,
        n15955,
        n15954,
        n15953,
        n15952,
        n15951,
        n15950,
        n15949,
        n15948,
        n15947,
        n15946,
        n15945,
        n15944,
        n15943,
        n15942,
        n15941,
        n15940,
        n15939,
        n15938,
        n15937,
        n15936,
        n15935,
        n15934,
        n15933,
        n15932,
        n15931,
        n15930,
        n15929,
        n15928,
        n15927,
        n15926,
        n15925,
        n15924,
        n15923,
        n15922,
        n15921,
        n15920,
        n15919,
        n15918,
        n15917,
        n15916,
        n15915,
        n15914,
        n15913,
        n15912,
        n15911,
        n15910,
        n15909,
        n15908,
        n15907,
        n15906,
        n15905,
        n15904,
        n15903,
        n15902,
        n15901,
        n15900,
        n15899,
        n15898,
        n15897,
        n15896,
        n15895,
        n15894,
        n15893,
        n15892,
        n15891,
        n15890,
        n15889,
        n15888,
        n15887,
        n15886,
        n15885,
        n15884,
        n15883,
        n15882,
        n15881,
        n15880,
        n15879,
        n15878,
        n15877,
        n15876,
        n15875,
        n15874,
        n15873,
        n15872,
        n15871,
        n15870,
        n15869,
        n15868,
        n15867,
        n15866,
        n15865,
        n15864,
        n15863,
        n15862,
        n15861,
        n15856,
        n15833,
        n15815,
        n15787,
        n15778,
        n15760,
        n15757,
        n15747,
        n15739,
        n15736,
        n15722,
        n15721,
        n15718,
        n15715,
        n15697,
        n15686,
        n15645,
        n15641,
        n15634,
        n15627,
        n15611,
        n15593,
        n15574,
        n15570,
        n15569,
        n15567,
        n15550,
        n15529,
        n15524,
        n15461,
        n15450,
        n15448,
        n15444,
        n15431,
        n15422,
        n15402,
        n15375,
        n15374,
        n15372,
        n15352,
        n15327,
        n15323,
        n15309,
        n15300,
        n15243,
        n15232,
        n15193,
        n15170,
        n15163,
        n15140,
        n15132,
        n15124,
        n15117,
        n15103,
        n15096,
        n15092,
        n15076,
        n15062,
        n15048,
        n15011,
        n15002,
        n14977,
        n14968,
        n14966,
        n14946,
        n14924,
        n14920,
        n14903,
        n14894,
        n14893,
        n14889,
        n14878,
        n14875,
        n14839,
        n14818,
        n14782,
        n14760,
        n14757,
        n14753,
        n14751,
        n14717,
        n14697,
        n14682,
        n14659,
        n14645,
        n14643,
        n14640,
        n14630,
        n14627,
        n14615,
        n14610,
        n14602,
        n14587,
        n14562,
        n14548,
        n14545,
        n14534,
        n14524,
        n14521,
        n14468,
        n14463,
        n14459,
        n14421,
        n14420,
        n14396,
        n14390,
        n14378,
        n14375,
        n14367,
        n14366,
        n14347,
        n14338,
        n14333,
        n14310,
        n14285,
        n14249,
        n14246,
        n14166,
        n14132,
        n14113,
        n14086,
        n14081,
        n14057,
        n13945,
        n13899,
        n13894,
        n13876,
        n13866,
        n13863,
        n13854,
        n13847,
        n13827,
        n13811,
        n13791,
        n13755,
        n13730,
        n13719,
        n13690,
        n13669,
        n13664,
        n13657,
        n13654,
        n13644,
        n13633,
        n13620,
        n13592,
        n13582,
        n13543,
        n13540,
        n13537,
        n13526,
        n13522,
        n13509,
        n13482,
        n13465,
        n13453,
        n13445,
        n13436,
        n13416,
        n13403,
        n13383,
        n13374,
        n13364,
        n13303,
        n13296,
        n13278,
        n13242,
        n13238,
        n13230,
        n13229,
        n13199,
        n13166,
        n13123,
        n13081,
        n13072,
        n13019,
        n13002,
        n12959,
        n12954,
        n12934,
        n12929,
        n12921,
        n12909,
        n12885,
        n12852,
        n12811,
        n12770,
        n12765,
        n12741,
        n12736,
        n12735,
        n12725,
        n12677,
        n12643,
        n12628,
        n12622,
        n12609,
        n12597,
        n12586,
        n12585,
        n12578,
        n12574,
        n12563,
        n12559,
        n12505,
        n12492,
        n12489,
        n12457,
        n12368,
        n12356,
        n12303,
        n12286,
        n12264,
        n12238,
        n12230,
        n12192,
        n12155,
        n12140,
        n12118,
        n12090,
        n12043,
        n12000,
        n11953,
        n11943,
        n11923,
        n11918,
        n11916,
        n11869,
        n11861,
        n11820,
        n11757,
        n11752,
        n11750,
        n11710,
        n11678,
        n11676,
        n11615,
        n11614,
        n11582,
        n11581,
        n11540,
        n11527,
        n11480,
        n11435,
        n11430,
        n11413,
        n11397,
        n11297,
        n11280,
        n11255,
        n11238,
        n11179,
        n11141,
        n11075,
        n11063,
        n11024,
        n10989,
        n10972,
        n10958,
        n10930,
        n10896,
        n10886,
        n10885,
        n10869,
        n10865,
        n10793,
        n10755,
        n10741,
        n10680,
        n10618,
        n10545,
        n10523,
        n10480,
        n10157,
        n10090,
        n10076,
        n10069,
        n10030,
        n10004,
        n9989,
        n9971,
        n9954,
        n9893,
        n9853,
        n9822,
        n9744,
        n9731,
        n9571,
        n9530,
        n9413,
        n9364,
        n9363,
        n9326,
        n9254,
        n9227,
        n9192,
        n9105,
        n9039,
        n9018,
        n9006,
        n8997,
        n8991,
        n8852,
        n8851,
        n8735,
        n8673,
        n8628,
        n8579,
        n8578,
        n8548,
        n8541,
        n8467,
        n8465,
        n8461,
        n8400,
        n8342,
        n8340,
        n8281,
        n8192,
        n8138,
        n8126,
        n8054,
        n8048,
        n8000,
        n7957,
        n7956,
        n7897,
        n7873,
        n7862,
        n7853,
        n7741,
        n7658,
        n7588,
        n7523,
        n7509,
        n7480,
        n7438,
        n7423,
        n7363,
        n7297,
        n7294,
        n7181,
        n7166,
        n7161,
        n7141,
        n6991,
        n6939,
        n6602,
        n6240,
        n6237,
        n6121,
        n6049,
        n6005,
        n5972,
        n5865,
        n5794,
        n5755,
        n5749,
        n5632,
        n5620,
        n5502,
        n5464,
        n5462,
        n5457,
        n5382,
        n5344,
        n4960,
        n4954,
        n4104,
        n3502,
        n3474,
        n3318,
        n3196,
        n3092,
        n3070,
        n2545,
        n2434,
        n2426,
        n2256,
        n2250,
        n2230,
        n2135,
        n2124,
        n2119,
        n2111,
        n2106,
        n1939,
        n1653,
        n1617,
        n1616,
        n1608,
        n1509,
        n1143,
        n1132,
        n840,
        n819,
        in[435],
        in[434],
        in[408],
        in[379],
        in[291]
    };
endmodule
