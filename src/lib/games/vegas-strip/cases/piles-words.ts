export const howIsAPileSplit = 'How is a pile split?';
export const whatEachPileCameTo = 'what each pile comes to';
export const chips = 'chips';
export const collectedAtTheCasinos = 'Collected at the casinos';
export const byFixerWhatThePile = 'by fixer: what the team’s pile comes to, without chips from characters';
export const anOddPileAndA7 = 'An odd pile, and a 7 that costs ten';
