// The ways in which a text is laid out anew before it is read, in order.
import { writeAmended } from "./parse-amendments";
import { partBarColumns } from "./parse-bar-columns";
import { writeBarLabels } from "./parse-bar-labels";
import { openBrackets } from "./parse-brackets";
import { writeCaptionRows } from "./parse-caption-rows";
import { writeCaptions } from "./parse-captions";
import { writeCarets } from "./parse-carets";
import { writeFromTo } from "./parse-from-to";
import { writeHintedParts } from "./parse-hinted-parts";
import {
  dropChecks,
  dropHeadRulings,
  joinSlashedAddresses,
  openPairs,
  partMoments,
  setRepAside,
  writeCallersHouse,
} from "./parse-sheet-marks";
import { writeLeftFamily } from "./parse-left-family";
import { writeSpacedNames } from "./parse-spaced-names";
import { writeCapitalLabels } from "./parse-capital-labels";
import { joinMessages, writeChatHours, writeRingHours } from "./parse-chat-hours";
import { dropUnfilled, openTabs, writeChecklists } from "./parse-checklists";
import { writeCodes } from "./parse-codes";
import { dropUnchosen, writeChosenBeside, writeCircled, writeCrossed } from "./parse-circled";
import { dropRestarts, writeDictated } from "./parse-dictated";
import { writeElementMarks } from "./parse-element-marks";
import { writeEvents } from "./parse-events";
import { closeCells, decodeForm, dropFrames, dropRulings, openTables, writeListed } from "./parse-exports";
import { partFlatForm, partSheetLine } from "./parse-flat-forms";
import {
  alignLeaders,
  drawColons,
  dropBoxNumbers,
  dropLooseMarks,
  writeLeaders,
  writeSparseLeaders,
} from "./parse-label-marks";
import { writeLabelLines } from "./parse-label-lines";
import { openFramedLabels, writeLabelSigns } from "./parse-label-signs";
import { writeColumnLabels, writeLineLabels } from "./parse-line-labels";
import { writeHeadingRows } from "./parse-heading-rows";
import { joinHanging } from "./parse-hanging";
import { writeKeyValues } from "./parse-key-values";
import { dropLineMarks, dropLineNumbers } from "./parse-line-numbers";
import { dropLogHours } from "./parse-log-lines";
import { writeSlip } from "./parse-message-slips";
import { mendLineLabels } from "./parse-misspelt-lines";
import { partParties } from "./parse-parties";
import { dropNameAsides } from "./parse-name-asides";
import { partPairedCells } from "./parse-paired-cells";
import { partQuotedCells } from "./parse-quoted-cells";
import { closeEndlessRuns } from "./parse-endless-runs";
import { closeAddresses, joinParts, partPairs } from "./parse-part-lines";
import { writeRecords } from "./parse-records";
import { setInformantAside, writeChartHeads, writeReferences, writeSameAsAbove } from "./parse-references";
import { reflow } from "./parse-reflow";
import { writeSpelled } from "./parse-respelled";
import { writeKinWords } from "./parse-kin-words";
import { writePartNumbers } from "./parse-part-numbers";
import { writePlainCorrections } from "./parse-plain-corrections";
import { writePlainDeaths } from "./parse-plain-deaths";
import { writePlainKin } from "./parse-plain-kin";
import { writePlainMeasures } from "./parse-plain-measures";
import { writePlainPeople } from "./parse-plain-people";
import { closeRepeats } from "./parse-repeats";
import type { Rule } from "./parse-rewrite";
import {
  closeNumbers,
  closeSpread,
  closeStretched,
  takeFromLines,
  writeDrawnBlanks,
  writePlainBlanks,
} from "./parse-scan-blanks";
import { writeLabelLetters, writeSignColons } from "./parse-scan-labels";
import { writeScanned } from "./parse-scanned";
import { writeSpanishFigures } from "./parse-spanish-figures";
import { correctSaid } from "./parse-said-again";
import { writeSaidClocks } from "./parse-said-clocks";
import { writeFigures } from "./parse-said-figures";
import { writeSaidNames } from "./parse-said-names";
import { writeStreets } from "./parse-said-streets";
import { writeIntroductions } from "./parse-said-ties";
import { partPagerLine, partSegments } from "./parse-segments";
import { writeSelected, writeTickedTies } from "./parse-selected";
import { writeColons } from "./parse-slash-labels";
import { writeShiftLog } from "./parse-shift-log";
import { partSlashes } from "./parse-slashes";
import { writeShortSlip } from "./parse-short-slips";
import { writeSmallLetters } from "./parse-small-letters";
import { writeSurnameFirst } from "./parse-surname-first";
import { writeSpeakerMarks } from "./parse-speaker-marks";
import { dropEmphasis, dropFillers, writeMarks, writeSigns } from "./parse-spoken-marks";
import { closeStacks, pairRows } from "./parse-stacks";
import { writeTrees } from "./parse-trees";
import { writeTurns } from "./parse-turns";
import { partTwinColumns } from "./parse-twin-columns";
import { writeChanges, writeSettings, writeStruck } from "./parse-struck";
import {
  decodeMail,
  dropOuterQuotes,
  dropSoleWriter,
  openEntities,
  openTags,
  partSideBySide,
  writeBarQuotes,
  dropBold,
} from "./parse-wrappings";
import { writeMarkedColumns } from "./parse-marked-columns";
import { joinCells, unrollColumns } from "./parse-wide-columns";

export const rules: readonly Rule[] = [
  closeEndlessRuns,
  closeRepeats,
  writePartNumbers,
  writeFromTo,
  writePlainBlanks,
  dropHeadRulings,
  dropChecks,
  openPairs,
  partMoments,
  writeCallersHouse,
  setRepAside,
  joinSlashedAddresses,
  writeCarets,
  writeHintedParts,
  writeSpacedNames,
  writeLeftFamily,
  partBarColumns,
  decodeMail,
  writeBarQuotes,
  dropBold,
  writeEvents,
  writeSpeakerMarks,
  writeTurns,
  dropUnfilled,
  writeChecklists,
  openTabs,
  writeMarkedColumns,
  writeChosenBeside,
  closeAddresses,
  writeCodes,
  partParties,
  writeChartHeads,
  writeReferences,
  setInformantAside,
  writeChatHours,
  joinMessages,
  writeRingHours,
  writeSelected,
  writeSlip,
  writeShortSlip,
  writeTrees,
  writeRecords,
  openTags,
  openEntities,
  partPairs,
  joinParts,
  dropOuterQuotes,
  dropSoleWriter,
  closeNumbers,
  dropFrames,
  closeSpread,
  writeLabelLetters,
  closeStretched,
  writeSignColons,
  writeCaptionRows,
  writeHeadingRows,
  writeCaptions,
  joinHanging,
  reflow,
  partPagerLine,
  partSheetLine,
  partSegments,
  partSideBySide,
  dropLooseMarks,
  writeDrawnBlanks,
  takeFromLines,
  dropLineMarks,
  writeScanned,
  writePlainCorrections,
  writePlainPeople,
  writeSaidNames,
  writeSpelled,
  writeSurnameFirst,
  dropNameAsides,
  writePlainMeasures,
  writePlainDeaths,
  writeDictated,
  writeMarks,
  dropRestarts,
  writeKinWords,
  writePlainKin,
  writeIntroductions,
  dropFillers,
  dropEmphasis,
  writeSigns,
  dropBoxNumbers,
  alignLeaders,
  drawColons,
  writeSparseLeaders,
  writeLeaders,
  openFramedLabels,
  writeLabelSigns,
  writeLabelLines,
  writeCapitalLabels,
  writeStruck,
  writeChanges,
  writeSettings,
  writeStreets,
  writeSaidClocks,
  correctSaid,
  writeFigures,
  writeSpanishFigures,
  writeAmended,
  writeShiftLog,
  writeKeyValues,
  writeBarLabels,
  writeListed,
  openTables,
  writeElementMarks,
  dropRulings,
  closeCells,
  decodeForm,
  partFlatForm,
  dropLogHours,
  dropLineNumbers,
  mendLineLabels,
  writeTickedTies,
  writeColumnLabels,
  partTwinColumns,
  unrollColumns,
  joinCells,
  writeColons,
  writeCircled,
  writeCrossed,
  dropUnchosen,
  openBrackets,
  partSlashes,
  partQuotedCells,
  pairRows,
  partPairedCells,
  closeStacks,
  writeLineLabels,
  writeSameAsAbove,
  writeSmallLetters,
];
