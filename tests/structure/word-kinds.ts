/**
 * Kinds of English that the app avoids. All strings, pages of docs and comments are searched for them, so that each
 * kind is avoided everywhere and not only where it was found. Text in quotation marks is ignored, because it is
 * someone's own words.
 */

export interface WordKind {
  readonly name: string;
  readonly pattern: RegExp;
  /** The wording to use instead. */
  readonly replacement: string;
  readonly matching: readonly string[];
  readonly passes: readonly string[];
  /** The texts that are searched; strings and docs by default. */
  readonly appliesTo?: 'strings' | 'vegas';
  /** Whether comments are searched too. */
  readonly inComments?: true;
}

export const KINDS: readonly WordKind[] = [
  {
    name: 'told',
    pattern: /\b(told|tells?|telling)\b(?!( \S+){0,6} (apart|from)\b)/i,
    replacement: 'Data is entered, and a page says or shows something.',
    matching: ['The round is told at its end.', 'Tell it again.', 'What the table tells'],
    passes: ['Enter the round when it’s over.', 'She said: “Tell me more.”', 'The icons tell players apart.'],
    inComments: true
  },
  {
    name: 'lies',
    pattern: /\b(lies?|lain|lying)\b/i,
    replacement: 'Things are somewhere; the dice are at the casino.',
    matching: ['The big die lies at no casino.', 'What is lying there', 'It has lain there.'],
    passes: ['The big die is on a tile.', 'Anna relies on the bank.', 'The underlying rule'],
    inComments: true
  },
  {
    name: 'verdict without a verb',
    pattern:
      /: (nothing|(the|a|another) (\p{L}+ )?(note|chip|money|jackpot|reward)(, ‹›|, \$[\d,]+)?|\$[\d,]+)\.$/u,
    replacement: 'Say who gets what, with a verb.',
    matching: [
      'Anna is raided by Ben: nothing.',
      'Anna has the most left: the higher note, $80,000.',
      'A note that no one wins goes under the pile: $50,000.'
    ],
    passes: ['Ben raids Colibri, so Anna gets nothing.', 'Roll all the dice that Anna has left: 1 and 4.'],
    appliesTo: 'strings'
  },
  {
    name: 'half a question',
    pattern: /^(What(?!’s new| you’ll enter)|Who|How|Where|Which|Whose|Whom|Why)\b[^?.!:]*$/,
    replacement: 'A heading is a noun or an action; a question ends in a question mark.',
    matching: ['What lies there', 'How many', 'Who goes first', 'Which die'],
    passes: [
      'Which die?',
      'What’s new',
      'What you’ll enter',
      'What you enter stays on this page.',
      'Goes first'
    ]
  },
  {
    name: 'the table as a person',
    pattern:
      /\b(the|a|this|your|every) table (says|tells|counts|ends|ended|stops|stopped|chooses|chose|sees|allows|plays|wants|decides|agree[ds]?|has agreed|knows|draws|enters|rolls)\b|\b(at|by) this table\b(?! is|’)/i,
    replacement: 'Say “you”, “your group” or “the players”.',
    matching: ['The table ends the game.', 'Agreed by this table', 'a rule that the table chose'],
    passes: ['What’s on the table?', 'You end the game.', 'It moves to this table.'],
    appliesTo: 'strings'
  },
  {
    name: '“Where …,” for if',
    pattern: /(^|[.!?:;] )Where\b[^?]*,[^?]*$/,
    replacement: 'Begin with “If”.',
    matching: ['Where two players tie, both take their dice back.', 'Done. Where none is left, skip it.'],
    passes: ['If two players tie, both take their dice back.', 'Where to, Anna?', 'Where you were'],
    inComments: true
  },
  {
    name: 'whoever',
    pattern: /\bwho(m|se)?ever\b/i,
    replacement: 'Say “the player who”.',
    matching: ['Whoever has the most dice takes it.', 'It goes to whoever is next.'],
    passes: ['The player with the most dice takes it.'],
    inComments: true
  },
  {
    name: 'a bare number as the name of a table',
    pattern: /\b(at|to|from|leaves?|fills?|of) the ((other|first|second|third) )?(\d+|‹›)(?=$|[.,;:?])/,
    replacement: 'Say “the 8-gold table”.',
    matching: ['Anna moves to the 8.', 'space 3 of the second 6.', 'at the ‹›, and that is the turn'],
    passes: ['Anna moves to the 8-gold table.', 'Anna has 3 of the 8 counters.'],
    appliesTo: 'vegas'
  },
  {
    name: 'tie',
    pattern: /\b(equals?(?! to\b)|equally many|level with)\b/i,
    replacement: 'Say “tie”; of symbols “the same” or “match”, of shares “evenly”.',
    matching: ['Equal counts leave.', 'Anna is level with Ben.', 'equally many dice'],
    passes: ['Anna and Ben tie.', 'They split it evenly.', 'All are equally likely.'],
    appliesTo: 'strings'
  },
  {
    name: 'American spelling',
    pattern:
      /\b(grays?|colou?rized|colors?|colored|centers?|centered|favor(ite|ites|s)?|honors?|neighbors?|behaviors?|catalogs?|cancel(ed|ing)|label(ed|ing)|travel(ed|ing)|(organ|recogn|real|summar|minim|maxim|normal|serial|initial|custom|memor)iz(e|es|ed|ing|ation))\b/i,
    replacement: 'Croupier is British: grey, colour, centre, cancelled, recognise.',
    matching: ['A gray die', 'your color', 'the game was canceled'],
    passes: ['A grey die', 'your colour', 'the size of a die', 'a prize']
  },
  {
    name: 'everybody',
    pattern: /\b(every|no|some|any)body\b/i,
    replacement: 'Say everyone, no one, someone, anyone.',
    matching: ['Everybody takes one.', 'Nobody is paid.', 'somebody’s turn'],
    passes: ['Everyone takes one.', 'No one is paid.', 'the body of a sentence']
  },
  {
    name: 'begin',
    pattern: /\b(begins?|began|(?<!-)begun)\b/i,
    replacement: 'A game starts, a player goes first.',
    matching: ['Anna begins.', 'The round has begun.'],
    passes: ['Anna goes first.', 'The round has started.'],
    appliesTo: 'strings'
  },
  {
    name: 'already at the end',
    pattern: /\balready[.!]?$/,
    replacement: 'Put it before the participle: “is already there”.',
    matching: ['Anna stands there already.'],
    passes: ['Anna is already there.']
  },
  {
    name: 'a comma before “and tap”',
    pattern: /, and tap\b/i,
    replacement: 'Leave the comma out, or write two sentences.',
    matching: ['You roll, and tap what you placed.'],
    passes: ['You roll. Tap what you placed.', 'Roll and tap what you placed.']
  },
  {
    name: 'the way back',
    pattern: /^To (the|your) (ledger|history|settings|questions?|games?|home|first|list|start)\b/,
    replacement: 'Say “Back to …”.',
    matching: ['To the settings', 'To your games'],
    passes: ['Back to the settings', 'To the bank'],
    appliesTo: 'strings'
  },
  {
    name: '“: a house rule” as a tail',
    pattern: /: a house rule\b/i,
    replacement: 'Say “As a house rule, …”.',
    matching: ['Some play with all 48 cards: a house rule.'],
    passes: ['As a house rule, you can play with all 48 cards.']
  },
  {
    name: 'one after another',
    pattern: /\beach for (itself|themselves)\b|\bone after the other\b/i,
    replacement: 'Say “one at a time”.',
    matching: ['Pay them each for itself.', 'Choose one after the other.'],
    passes: ['Choose one at a time.']
  },
  {
    name: 'a Croupier',
    pattern:
      /\b(this|a|an|newer|older|another) (newer |older )?Croupier\b(?! (open|game|backup|version|file|link))/,
    replacement: 'Say “this version of Croupier”.',
    matching: ['A newer Croupier has written this.', 'words that this Croupier does not know'],
    passes: ['A newer version of Croupier saved this.', 'This isn’t a Croupier backup.'],
    inComments: true
  },
  {
    name: 'old names of places',
    pattern: /\b(ledger|drawer|depth|stub|astray)\b/i,
    replacement: 'Say History, Damaged data, What you’ll enter, or what the screens say now.',
    matching: ['Back to the ledger', 'It is in the drawer.'],
    passes: ['Back to the history', 'It’s under Damaged data.'],
    appliesTo: 'strings'
  },
  {
    name: 'a law for a refusal',
    pattern: /^(The|A|An) [^.]*\b(come|comes|is fought|is dealt)( first| now)?\.$/,
    replacement: 'Give the next step: “Deal the cards first.”',
    matching: ['The cards come first.', 'A tile comes first.', 'The duel is fought now.'],
    passes: ['Deal the cards first.', 'Waiting for Ben.'],
    appliesTo: 'strings'
  },
  {
    name: 'something to be done',
    pattern: /\b(is|are|still|has|have) to be \p{L}+(ed|en)\b/iu,
    replacement: 'Say who does it: “Ben still has to choose.”',
    matching: ['The tile is to be placed.', 'It has to be chosen.', 'still to be counted'],
    passes: ['Ben has to choose.', 'Choose a tile.']
  },
  {
    name: 'has still to',
    pattern: /\b(has|have) still to\b/,
    replacement: 'Say “still has to”.',
    matching: ['Ben has still to choose.'],
    passes: ['Ben still has to choose.']
  },
  {
    name: 'taken back',
    pattern: /\b(is|are|was|were|been) (brought back|taken back (again|by|twice))\b/i,
    replacement: 'A move is undone or redone.',
    matching: ['The line was taken back by the app.', 'It was brought back.'],
    passes: ['The line was undone.', 'Ben’s counter is taken back.']
  },
  {
    name: 'a player of one gender',
    pattern: /\b(he|his|him|himself)\b/i,
    replacement: 'Use the name, “they” or “the player”.',
    matching: ['He takes his dice back.'],
    passes: ['They take their dice back.', 'Mary Chip takes her step.']
  },
  {
    name: 'own of no one',
    pattern:
      /(?<!\b(their|your|its|our|my|of) )(?<![’]s )\bown (die|dice|ones?)\b|\bthe own\b|\bone’s own\b/iu,
    replacement: 'Say whose it is: “their own dice”.',
    matching: ['Only own dice count.', 'Roll the own dice.', 'at one’s own turn'],
    passes: ['Only their own dice count.', 'Anna’s own dice']
  },
  {
    name: 'one of a plural',
    pattern: /(?<![$\d,.–-])\b1 (chips|dice|notes|cards|tiles|players|counters)\b/,
    replacement: 'Use plural(): “1 chip”.',
    matching: ['Anna has 1 chips left.'],
    passes: ['Anna has 1 chip left.', 'casino 11 dice', '$1 notes', '0.1 chips']
  },
  {
    name: 'so many',
    pattern: /\b(exactly|as|only)? ?so many (cards|chips|dice|notes|players|tiles)\b/,
    replacement: 'Say “how many” or the number.',
    matching: ['Enter so many cards.'],
    passes: ['Enter that many cards.', 'How many cards?']
  },
  {
    name: 'hang on',
    pattern: /\bhangs? on\b/,
    replacement: 'Say “depends on”.',
    matching: ['The verdict hangs on the dice.'],
    passes: ['It depends on the dice.']
  },
  {
    name: 'reckon',
    pattern: /\breckon(s|ed|ing)?\b/,
    replacement: 'Say “count”, “expect” or “work out”.',
    matching: ['Croupier reckons with three.'],
    passes: ['Croupier counts three.']
  },
  {
    name: 'else or another than',
    pattern: /\b(another|someone else)\b[^.;:,]* than\b|(^|[.;] )else\b/iu,
    replacement: 'Say “other than”; “otherwise” begins a clause.',
    matching: ['another than Ben', 'Skip it; else roll.'],
    passes: ['someone other than Ben', 'Otherwise roll.']
  },
  {
    name: 'Whom at the start',
    pattern: /^Whom\b/,
    replacement: 'Say “Who”.',
    matching: ['Whom does it pay?'],
    passes: ['Who gets paid?']
  },
  {
    name: 'of a name',
    pattern: /\b(turn|cards|die|choice|best|counter|dice) of (Anna|Ben|‹name›)(?=$|[ .,;:?])/,
    replacement: 'Use the genitive: “Anna’s dice”.',
    matching: ['The turn of Anna.', 'cards of ‹name›'],
    passes: ['Anna’s turn.', 'The cards of Anna’s team'],
    appliesTo: 'strings'
  },
  {
    name: 'throw',
    pattern: /\b(throws?|thrown|threw)\b/i,
    replacement: 'Dice are rolled.',
    matching: ['Anna throws the dice.'],
    passes: ['Anna rolls the dice.'],
    appliesTo: 'strings'
  },
  {
    name: 'word for word',
    pattern: /\b(once more|(is|are) no part of|in no backup|made again|low screen|in sight)\b/i,
    replacement: 'Again; is not part of; is not backed up; rebuilt; short screen; visible.',
    matching: ['It is no part of the log.', 'They are in no backup.', 'A summary is made again.'],
    passes: ['It is not part of the log.', 'They are not backed up.', 'A summary is rebuilt.'],
    inComments: true
  }
];

/** The text that is searched: without quoted words and code, with ‹› for an inserted value and ‹name› for a person. */
export function searchableText(sentence: string): string {
  return withoutValues(sentence)
    .replace(/“[^”]*”/g, '“”')
    .replace(/`[^`]*`/g, '');
}

function withoutValues(sentence: string): string {
  let text = '';
  let depth = 0;
  let value = '';
  for (const letter of sentence) {
    if (letter === '‹') depth += 1;
    if (depth > 0) value += letter;
    else text += letter;
    if (letter !== '›') continue;
    depth -= 1;
    if (depth > 0) continue;
    text += /^‹(isolated\(|names\(|name›)/.test(value) ? '‹name›' : '‹›';
    value = '';
  }
  return text;
}
