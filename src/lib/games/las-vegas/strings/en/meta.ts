export const theNeutralPlayer = 'The neutral player';
export const theGreyPlayer = 'The grey player';
