import { capitalize, numberWord, joinWithAnd } from '$lib/core';

// moments
export const ledAfterRound = (name: string, round: number) => `${name} led after round ${round}`;
export const afterRound = (name: string, round: number) => `${name} after round ${round}`;
export const atTheEnd = (name: string) => `${name} at the end`;
export const ledAtTheEnd = (name: string) => `${name} led at the end`;
export const ledThroughout = (name: string) => `${name} led from the first round to the last.`;
export const leadChanged = (changeCount: number, name: string) =>
  `The lead changed ${changeCount} times. ${name} led at the end.`;
export const leaderTied = (name: string) => `${name} (tied)`;
export const sentence = (parts: readonly string[]) => `${parts.join(', ')}.`;
export const sharingWouldHaveGiven = (losses: readonly string[]) =>
  `Sharing would have given ${joinWithAnd(losses)}.`;
export const gainsSentence = (gains: readonly string[]) => `${joinWithAnd(gains)}.`;
export const nameWithSum = (name: string, sum: string) => `${name} ${sum}`;
export const gainText = (name: string, sum: string, isFirst: boolean) =>
  isFirst ? `${name} gained ${sum}` : `${name} ${sum}`;
export const tiedAt = (name: string, location: string | undefined) =>
  location === undefined ? `${name} tied.` : `${name} tied (${location}).`;
export const rollSentence = (name: string, count: number, face: number, dice: number) =>
  count === dice
    ? `${name} rolled ${numberWord(count)} ${face}s with ${numberWord(dice)} dice.`
    : `${name} rolled ${numberWord(count)} ${face}s among ${numberWord(dice)} dice.`;
export const onceInRolls = (rolls: string) => `That’s once in ${rolls} rolls.`;
export const hoursAndMinutes = (count: number, minutes: number) =>
  minutes === 0 ? `${count} h` : `${count} h ${minutes} min`;
export const minutes = (count: number) => `${count} min`;
export const withoutPauses = (duration: string) => `${duration}, pauses left out`;

// facts
export const takesTheNight = 'takes the night';
export const winTogether = (count: number) => `${capitalize(numberWord(count))} take the night together`;
export const aheadBy = (sum: string) => `${sum} ahead`;
export const ofPlayer = (name: string) => `of ${name}`;
export const afterTie = 'after a tie';
export const withPlayer = (name: string) => `with ${name}`;
export const endedEarly = (day: string) => `${day} · ended early`;
export const start = 'Start';
export const end = 'End';
export const round = (number: number) => `Round ${number}`;
export const tieOfTheNight = 'Tie of the night';
export const paymentOfTheNight = 'Payment of the night';
export const luckiestRoll = 'Luckiest roll';
export const inRound = (title: string, round: number) => `${title}, round ${round}`;
export const tonightInOneLine = 'Tonight in one line';
export const quoted = (text: string) => `“${text}”`;
export const appName = 'Croupier';
export const moreCount = (count: number) => `+ ${count}`;
export const fileName = (gameId: string, day: string) => `${gameId}-${day}.png`;

export const tieSign = '=';

// shareText
export const withLine = (text: string, line: string) => `${text}\n“${line}”`;

// ShareNight
export const shareTheNight = 'Share the night';
export const picture = 'Picture';
export const drawnHere = '1080 × 1350, drawn on this device. Nothing is sent.';
export const namesOrInitials = 'Names or initials';
export const names = 'Names';
export const initials = 'Initials';
export const yourLine = 'Your line';
export const shareThePicture = 'Share the picture';
export const drawing = 'Drawing the picture …';
export const notDrawn = 'The picture couldn’t be drawn. You can still copy the result as text.';
export const savedInstead = (name: string) =>
  `Croupier couldn’t share the picture, so it’s saved as ${name}.`;
export const asText = 'As text';
export const copy = 'Copy';
export const copyTheText = 'Copy the text';
export const altText = (title: string, day: string, places: readonly string[]) =>
  `A poster of ${title}, ${day}: ${places.join('. ')}.`;
export const placeOf = (place: string, name: string, sum: string) => `${place} ${name}, ${sum}`;
