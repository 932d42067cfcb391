export const aSpaceWhere0IsTheStart = 'a space, where 0 is the start arrow,';
export const whatDoesTheRingOfNoEntry = 'What does the ring of No Entry pay?';
export const noEntry = 'No Entry!';
export const whoActivatesTheTile = 'who activates the tile';
export const arrow = 'Arrow';
export const spaceOfTheCounter = 'Space of the counter';
export const beforeTheTokenMovesFromTheArrow = 'before the token moves, from the arrow on';
export const theSpaceOfTheCounter =
  'the counter’s space before; 0 is the start arrow, and with `ring` there are as many spaces as it lists';
export const moved = 'Moved';
export const leftThere = 'Left there';
export const theToken = 'The token';
export const whetherTheTokenWasMoved = 'whether the token was moved to another casino or left where it was';
export const nothing = 'Nothing';
export const whatASpacePays = 'what a space pays';
export const aListOfSpaces = 'a list of spaces';
export const space = 'Space';
export const whatTheSpacesPayInYour = 'Rewards printed in your copy';
export const afterTheArrow = 'after the arrow';
export const anotherRingInYourBox = 'Another ring in your copy';
export const whatTheSpacesAfterTheStart = (mostSpaces: number) =>
  `what the spaces after the start arrow pay in your copy: 1 to ${mostSpaces} of them, in whole dollars, 0 for an empty one`;
export const from0To = (space: string, last: number) => `${space} from 0 to ${last}`;
export const theFirstClosing = 'The first closing';
