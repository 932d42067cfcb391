import { houseRule } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const charged = houseRule({
  id: 'badLuck',
  title: say.badLuckIsCharged,
  rule: '14.4',
  choices: [
    { value: 'after', label: say.afterEverythingIsPaid },
    { value: 'before', label: say.beforeAnyCasinoPays }
  ]
});

export const chips = houseRule({
  id: 'badLuckChips',
  title: say.badLuckChipsAndNotes,
  rule: '14.6',
  choices: [
    { value: 'last', label: say.onlyIfAllNotesAreLess },
    { value: 'exact', label: say.alsoForExactly50000 }
  ]
});

export const change = houseRule({
  id: 'badLuckChange',
  title: say.badLuckChangeThatNoNote,
  rule: '14.3',
  choices: [
    { value: 'kept', label: say.staysWithTheBank },
    { value: 'exact', label: say.comesBackInCash }
  ]
});

export const houseRules = [charged, change, chips] as const;
