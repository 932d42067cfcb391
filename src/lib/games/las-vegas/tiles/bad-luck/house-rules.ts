import { houseRule } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const chargedRule = houseRule({
  id: 'badLuck',
  title: say.badLuckIsCharged,
  rule: '14.4',
  choices: { after: say.afterEverythingIsPaid, before: say.beforeAnyCasinoPays }
});

export const chipsRule = houseRule({
  id: 'badLuckChips',
  title: say.badLuckChipsAndNotes,
  rule: '14.6',
  choices: { last: say.onlyIfAllNotesAreLess, exact: say.alsoForExactly50000 }
});

export const changeRule = houseRule({
  id: 'badLuckChange',
  title: say.badLuckSmallChange,
  rule: '14.3',
  choices: { kept: say.staysWithTheBank, exact: say.comesBackInCash }
});

export const houseRules = [chargedRule, changeRule, chipsRule] as const;
