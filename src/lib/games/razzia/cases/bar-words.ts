export const whoTakesTheMoneyOfABar = 'Who takes the money of a bar?';
export const oneBar = 'one bar';
export const proposesADeal = 'proposes a deal';
