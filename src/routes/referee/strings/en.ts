import { plural, formatDollars, isolateName, joinWithAnd, possessive } from '$lib/core';

// page
export const refereeCroupier = 'Referee · Croupier';
export const refereeIntro = 'Set up the situation and see who gets what.';
export const referee = 'Referee';
export const orLookItUp = 'Or look it up';
export const searchTheRulebooks = 'Search the rulebooks';
export const searchTheRulebook = 'Search the rulebook: a tie, a die …';
export const readTheRulebook = (title: string) => `Read the ${title} rulebook`;
export const chapterInOurOwnWords = (count: number) => `${plural(count, 'chapter')}, in our own words`;

// Drawer
export const boxes = 'Boxes';

// One question
// Asking
export const toTheQuestions = 'Back to the questions';
export const exampleButton = 'Example';
export const clear = 'Clear';
export const rules = 'Rules';
export const addPlayer = 'Add a player';
export const yourHouseRules = 'Your house rules';
export const theAnswerSoFar = 'The answer so far';
export const seeTheAnswer = 'See the answer';

// Cards
export const theCard = (name: string) => `${isolateName(name)}: card`;
export const theSymbol = (name: string) => `${isolateName(name)}: symbol`;
export const none = 'None';
export const noCard = 'no card';

// DifferSheet
export const rememberedForThisGame =
  'Croupier remembers this for the box. The answer here follows it, and so does your next game.';
export const done = 'Done';
export const inYourWords = 'In your own words';
export const noteIsRemembered =
  'Croupier remembers your note for this box and shows it next to this rule. It can’t apply the note, so it still scores by its own reading.';
export const saveNote = 'Save note';

// FieldBlock
export const skip = (title: string) => `${title}: skip`;
export const skipTitle = 'Skip';
export const chooseOne = 'Choose one';
export const tapTheFace = 'Tap the number';
export const tapThePlayer = 'Tap the player';
export const tapHowMany = 'Tap how many';
export const enterANumber = (name: string) => `Enter a number for ${isolateName(name)}`;
export const numbered = (label: string, index: number) => `${label} ${index + 1}`;
export const isStillMissing = (label: string) => `${label} still missing`;

// FillSheet
export const theMatchOf = (players: string) => `The game with ${players}`;
export const anExample = 'An example';

// Labels
export const nameOf = (label: string, index: number) => `Name of ${label} ${index}`;
export const remove = (name: string) => `Remove ${isolateName(name)}`;
export const isRenamed = (oldName: string, newName: string) =>
  `${isolateName(oldName)} renamed to ${isolateName(newName)}`;
export const isPersonRemoved = (owner: string, name: string) => `${owner}: ${isolateName(name)} removed`;

// Lists
export const choose = (label: string, openCount: number) => `${label} ${openCount}: choose`;

// Live
export const answerAppearsHere = 'Fill this in and the answer appears here.';

// One
export const howMany = (title: string) => `${title}: how many`;
export const noOne = (title: string) => `${title}: no one`;

// Paper
export const theAnswer = 'The answer';

// Person
export const renameOrRemove = (name: string) => `${isolateName(name)}: rename or remove`;

// PersonSheet
export const name = 'Name';
export const addButton = 'Add';
export const renameButton = 'Rename';
export const whoHasPlayedHereBefore = 'People who have played here before';
export const removePlayer = (name: string) => `Remove ${isolateName(name)}`;
export const isAdded = (next: string) => `${isolateName(next)} added`;

// Pieces
export const removeOfValue = (value: number) => `Remove ${formatDollars(value)}`;
export const noneYet = { note: 'No notes yet', chit: 'No chits yet' } as const;
export const enoughFor = (label: string) => `That’s the most for ${label}`;
export const addTo = (label: string) => `Add to ${label}`;
export const chooseOfLabel = (label: string) => `${label}: choose`;
export const sumFor = (value: number, label: string) => `${label}: ${formatDollars(value)} added`;
export const removedFrom = (value: number, label: string) => `${label}: ${formatDollars(value)} removed`;
export const pieceAdded = (value: number, count: number) => `${formatDollars(value)}, ${count} added`;

// Question
export const theVerdictCroupier = (title: string) => `The answer · ${title} · Croupier`;
export const croupier = (title: string, title2: string) => `${title} · ${title2} · Croupier`;
export const linkDamaged =
  'This link was cut off or changed on its way, so nothing is filled in. Ask for the link again, or set up the situation yourself.';
export const partOfLinkLeftOut =
  'Part of this link doesn’t fit this question and was left out. Please check the rest.';

// Ruling
export const backToTheSituation = 'Back to the situation';
export const backToTheGame = 'Back to the game';
export const change = 'Edit';
export const match = 'Game';
export const shareButton = 'Share';
export const shareLink = 'Share link';
export const copy = 'Copy';
export const print = 'Print';

// Silent
export const rulesAreSilent = 'The printed rules don’t say';
export const groupsDifferHere = 'Some groups play this differently';
export const yourHouseRuleLabel = 'Your house rule:';
export const wePlayItDifferently = 'We play it differently';
export const changeHowWePlayIt = 'Change how we play it';

// Split
export const moveSplit = (value: number, name: string, nextName: string) =>
  `${formatDollars(value)} goes to ${isolateName(name)}. Move it to ${isolateName(nextName)}`;
export const keepsNothing = 'keeps nothing';
export const isOfferedNothing = 'gets nothing';
export const sumTo = (value: number, recipient: string) =>
  `${formatDollars(value)} to ${isolateName(recipient)}`;

// Throws
export const against = (firstName: string, secondName: string) =>
  `${isolateName(firstName)} against ${isolateName(secondName)}`;
export const die = (name: string) => `${possessive(isolateName(name))} die`;
export const throws = (name: string, face: number) => `${isolateName(name)} rolls ${face}`;

// The situation beside its answer
export const theSituation = 'The situation';
export const smallAndTheBigDie = (smallCount: number) =>
  `${plural(smallCount, 'small die', 'small dice')} and the big one`;
export const smallDiceText = (smallCount: number) => plural(smallCount, 'small die', 'small dice');
export const nothingThere = 'none';

// Value
export const smallDice = (owner: string) => `${owner}: small dice`;
export const theBigDie = (owner: string) => `${owner}: the big die`;

// Values
/** "Casinos, A": a part of another part. */
export const ownerAndPart = (owner: string, part: string) => `${owner}, ${part}`;
export const removeOfOwner = (owner: string, piece: string) => `${owner}: remove ${piece}`;

// FieldBlock
export const isSkipped = (title: string) => `${title}: skipped`;

// Ruling
export const dependsOnInterpretation = 'This answer depends on how you read this rule.';

// Value
export const smallDiceNow = (owner: string, count: number) =>
  `${owner}: ${plural(count, 'small die', 'small dice')}`;
export const noBigDie = (owner: string) => `${owner}: no big die`;
export const ofOwner = (owner: string, label: string) => `${owner}: ${label}`;
export const notLabel = (owner: string, label: string) => `${owner}: not ${label}`;

// Ruling
export const gameAndAbout = (game: string, topic: string) => `${game}, ${topic}`;
export const questionOf = (question: string, label: string) => `${question} ${label}`;

// answer
/** A line of an answer, "Anna 1st $140,000": the name, a text and a figure, leaving out empty parts. */
export const line = (name: string, text: string, valueText: string) =>
  [name, text, valueText].filter((part) => part !== '').join(' ');
export const places = { pile: 'Under the draw pile', bank: 'To the bank', box: 'Back to the box' } as const;
export const noOneGetsAnything = 'No one gets anything';
export const stamps = {
  agreed: 'your house rule',
  printed: 'in the rulebook',
  reading: 'our interpretation'
} as const;
export const andMoreLines = (lines: string, hiddenCount: number) =>
  `${lines} and ${plural(hiddenCount, 'more line')}`;
export const piecesTogether = (pieces: readonly string[]) => joinWithAnd(pieces);

// problem
export const chooseTheSymbol = 'choose the symbol of this card';
export const stillMissing = 'this is still missing';

// share
export const cannotShareOrCopy =
  'This browser doesn’t let Croupier share or copy. Copy the link from the address bar.';
export const linkCopied = 'Link copied. Paste it anywhere.';
export const answerCopied = 'Answer copied. Paste it anywhere.';

// case-form
export const everythingCleared = 'everything cleared';
export const isAlreadyHere = (name: string) => `${isolateName(name)} is already here. Enter another name.`;
export const smallAndBig = (smallCount: number) =>
  `${plural(smallCount, 'small die', 'small dice')} and the big one`;
export const smallOnes = (smallCount: number) => plural(smallCount, 'small die', 'small dice');
export const noSuchQuestion = 'The referee doesn’t have this question. Choose one from the list.';

// Lists
export const holds = (label: string, number: number, pieces: readonly string[]) =>
  pieces.length === 0 ? `${label} ${number}: empty` : `${label} ${number}: ${joinWithAnd(pieces)}`;

// summarize
export const nameWith = (name: string, text: string) => `${isolateName(name)} ${text}`;
export const labelWith = (label: string, text: string) => `${label} ${text}`;
export const countOf = (count: string, item: string) => `${count} ${item}`;
/** "Raid 3" */
export const cardOfKind = (kind: string, symbol: string) => `${kind} ${symbol}`;
export const rolledWord = 'Rolled';

export const chipCount = (count: number) => plural(count, 'chip');
