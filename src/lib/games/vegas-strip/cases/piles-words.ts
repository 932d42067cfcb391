export const howIsAPileSplit = 'How is a pile split?';
export const whatEachPileCameTo = 'what each pile came to';
export const chips = 'chips';
export const collectedAtTheCasinos = 'Collected at the casinos';
export const byFixerWhatThePile =
  'by fixer: what the pile of the team came to, without chips from characters';
export const anOddPileAndA7 = 'An odd pile, and a 7 that costs ten';
