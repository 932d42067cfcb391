export const theNeutralPlayer = 'The neutral player';
export const theGrayPlayer = 'The grey player';
