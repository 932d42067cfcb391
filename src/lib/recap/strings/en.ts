import { capital, inWords, listed } from '$lib/core';

// moments
export const led = (who: string, round: number) => `${who} led after round ${round}`;
export const afterRound = (who: string, round: number) => `${who} after round ${round}`;
export const atTheEnd = (who: string) => `${who} at the end`;
export const ledAtTheEnd = (who: string) => `${who} led at the end`;
export const ledThroughout = (who: string) => `${who} led from the first round to the last.`;
export const leadChanged = (times: number, who: string) =>
  `The lead changed ${times} times. ${who} led at the end.`;
export const leaderTied = (who: string) => `${who} (tied)`;
export const sentence = (parts: readonly string[]) => `${parts.join(', ')}.`;
export const sharingWouldHaveGiven = (losses: readonly string[]) =>
  `Sharing would have given ${listed(losses)}.`;
export const gainedBy = (gains: readonly string[]) => `${listed(gains)}.`;
export const getsSum = (who: string, sum: string) => `${who} ${sum}`;
export const gains = (who: string, sum: string, isFirst: boolean) =>
  isFirst ? `${who} gained ${sum}` : `${who} ${sum}`;
export const tied = (who: string, where: string | undefined) =>
  where === undefined ? `${who} tied.` : `${who} tied (${where}).`;
export const rolled = (who: string, count: number, face: number, dice: number) =>
  count === dice
    ? `${who} rolled ${inWords(count)} ${face}s with ${inWords(dice)} dice.`
    : `${who} rolled ${inWords(count)} ${face}s among ${inWords(dice)} dice.`;
export const onceIn = (rolls: string) => `That’s once in ${rolls} rolls.`;
export const hours = (count: number, minutes: number) =>
  minutes === 0 ? `${count} h` : `${count} h ${minutes} min`;
export const minutes = (count: number) => `${count} min`;
export const pausesLeftOut = (duration: string) => `${duration}, pauses left out`;

// facts
export const takesTheNight = 'takes the night';
export const winTogether = (count: number) => `${capital(inWords(count))} take the night together`;
export const ahead = (sum: string) => `${sum} ahead`;
export const ofWhom = (who: string) => `of ${who}`;
export const afterATie = 'after a tie';
export const withWhom = (who: string) => `with ${who}`;
export const endedEarly = (day: string) => `${day} · ended early`;
export const start = 'Start';
export const end = 'End';
export const round = (number: number) => `Round ${number}`;
export const tieOfTheNight = 'Tie of the night';
export const paymentOfTheNight = 'Payment of the night';
export const luckiestRoll = 'Luckiest roll';
export const inRound = (title: string, round: number) => `${title}, round ${round}`;
export const tonightInOneLine = 'Tonight in one line';
export const quoted = (words: string) => `“${words}”`;
export const croupier = 'Croupier';
export const more = (count: number) => `+ ${count}`;
export const fileName = (game: string, day: string) => `${game}-${day}.png`;

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
export const placeOf = (place: string, who: string, sum: string) => `${place} ${who}, ${sum}`;
