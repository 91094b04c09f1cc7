import { makeDeck } from '../office/deck';
import { makeLetter } from '../office/letter';
import { makeReport } from '../office/report';
import { makeColourSheet, makeOrderSheet } from '../office/sheets';
import { colourValues, signature, writingCheck } from '../office/plain-text';
import type { Made } from '../kit/made';

/** Everything that opens in an office program or a plain editor. */
export async function makeOffice(): Promise<Made> {
  return {
    'noorderlicht-brief.docx': await makeLetter(),
    'noorderlicht-verslag.docx': await makeReport(),
    'noorderlicht-presentatie.pptx': await makeDeck(),
    'noorderlicht-kleurwaarden.xlsx': await makeColourSheet(),
    'noorderlicht-bestellijst-drukwerk.xlsx': await makeOrderSheet(),
    'noorderlicht-kleurwaarden.txt': colourValues(),
    'noorderlicht-handtekening.txt': signature(),
    'noorderlicht-schrijfcheck.txt': writingCheck(),
  };
}
