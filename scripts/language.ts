/**
 * All that a language says, module by module. The second one is a module beside each of these, and this compiles
 * only when none of its sentences is missing:
 * `const german: Language['src/routes/settings/words'] = await import('./words.de')`.
 */
export interface Language {
  readonly 'src/lib/chip-cards/words': Spoken<typeof import('../src/lib/chip-cards/words')>;
  readonly 'src/lib/core/name-words': Spoken<typeof import('../src/lib/core/name-words')>;
  readonly 'src/lib/core/spread-words': Spoken<typeof import('../src/lib/core/spread-words')>;
  readonly 'src/lib/core/words': Spoken<typeof import('../src/lib/core/words')>;
  readonly 'src/lib/games/las-vegas-cards/ask-text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/ask-text')
  >;
  readonly 'src/lib/games/las-vegas-cards/board/words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/board/words')
  >;
  readonly 'src/lib/games/las-vegas-cards/box-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/box-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/refusal-text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/refusal-text')
  >;
  readonly 'src/lib/games/las-vegas-cards/step-text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/step-text')
  >;
  readonly 'src/lib/games/las-vegas-cards/text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/text')
  >;
  readonly 'src/lib/games/las-vegas-cards/words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/words')
  >;
  readonly 'src/lib/games/las-vegas/ask-text': Spoken<typeof import('../src/lib/games/las-vegas/ask-text')>;
  readonly 'src/lib/games/las-vegas/board/royale/words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/royale/words')
  >;
  readonly 'src/lib/games/las-vegas/board/row-words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/row-words')
  >;
  readonly 'src/lib/games/las-vegas/board/tiles/drawn/words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/tiles/drawn/words')
  >;
  readonly 'src/lib/games/las-vegas/board/tiles/words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/tiles/words')
  >;
  readonly 'src/lib/games/las-vegas/board/words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/words')
  >;
  readonly 'src/lib/games/las-vegas/box-words': Spoken<typeof import('../src/lib/games/las-vegas/box-words')>;
  readonly 'src/lib/games/las-vegas/chip-card-text': Spoken<
    typeof import('../src/lib/games/las-vegas/chip-card-text')
  >;
  readonly 'src/lib/games/las-vegas/choice-text': Spoken<
    typeof import('../src/lib/games/las-vegas/choice-text')
  >;
  readonly 'src/lib/games/las-vegas/refusal-text': Spoken<
    typeof import('../src/lib/games/las-vegas/refusal-text')
  >;
  readonly 'src/lib/games/las-vegas/royale-text': Spoken<
    typeof import('../src/lib/games/las-vegas/royale-text')
  >;
  readonly 'src/lib/games/las-vegas/step-text': Spoken<typeof import('../src/lib/games/las-vegas/step-text')>;
  readonly 'src/lib/games/las-vegas/sum-words': Spoken<typeof import('../src/lib/games/las-vegas/sum-words')>;
  readonly 'src/lib/games/las-vegas/tap-text': Spoken<typeof import('../src/lib/games/las-vegas/tap-text')>;
  readonly 'src/lib/games/las-vegas/text': Spoken<typeof import('../src/lib/games/las-vegas/text')>;
  readonly 'src/lib/games/las-vegas/undo-text': Spoken<typeof import('../src/lib/games/las-vegas/undo-text')>;
  readonly 'src/lib/games/las-vegas/tiles/black-box/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/double-down/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/double-down/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/fifty-fifty/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/jackpot/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/knockout/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/knockout/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/my-choice/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/my-choice/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/nice-dice/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/nice-dice/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/prime-time/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/prime-time/words')
  >;
  readonly 'src/lib/games/las-vegas/words': Spoken<typeof import('../src/lib/games/las-vegas/words')>;
  readonly 'src/lib/games/razzia/ask-text': Spoken<typeof import('../src/lib/games/razzia/ask-text')>;
  readonly 'src/lib/games/razzia/board/bar-words': Spoken<
    typeof import('../src/lib/games/razzia/board/bar-words')
  >;
  readonly 'src/lib/games/razzia/board/words': Spoken<typeof import('../src/lib/games/razzia/board/words')>;
  readonly 'src/lib/games/razzia/box-words': Spoken<typeof import('../src/lib/games/razzia/box-words')>;
  readonly 'src/lib/games/razzia/choice-text': Spoken<typeof import('../src/lib/games/razzia/choice-text')>;
  readonly 'src/lib/games/razzia/duel-words': Spoken<typeof import('../src/lib/games/razzia/duel-words')>;
  readonly 'src/lib/games/razzia/refusal-text': Spoken<typeof import('../src/lib/games/razzia/refusal-text')>;
  readonly 'src/lib/games/razzia/step-text': Spoken<typeof import('../src/lib/games/razzia/step-text')>;
  readonly 'src/lib/games/razzia/text': Spoken<typeof import('../src/lib/games/razzia/text')>;
  readonly 'src/lib/games/razzia/words': Spoken<typeof import('../src/lib/games/razzia/words')>;
  readonly 'src/lib/games/vegas-strip/ask-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/ask-text')
  >;
  readonly 'src/lib/games/vegas-strip/board/words': Spoken<
    typeof import('../src/lib/games/vegas-strip/board/words')
  >;
  readonly 'src/lib/games/vegas-strip/box-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/box-words')
  >;
  readonly 'src/lib/games/vegas-strip/copy/words': Spoken<
    typeof import('../src/lib/games/vegas-strip/copy/words')
  >;
  readonly 'src/lib/games/vegas-strip/payout-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/payout-text')
  >;
  readonly 'src/lib/games/vegas-strip/placing-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/placing-text')
  >;
  readonly 'src/lib/games/vegas-strip/ranking-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/ranking-text')
  >;
  readonly 'src/lib/games/vegas-strip/referee-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/referee-text')
  >;
  readonly 'src/lib/games/vegas-strip/refusal-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/refusal-text')
  >;
  readonly 'src/lib/games/vegas-strip/step-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/step-text')
  >;
  readonly 'src/lib/games/vegas-strip/text': Spoken<typeof import('../src/lib/games/vegas-strip/text')>;
  readonly 'src/lib/games/vegas-strip/told-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/told-text')
  >;
  readonly 'src/lib/games/vegas-strip/words': Spoken<typeof import('../src/lib/games/vegas-strip/words')>;
  readonly 'src/lib/games/vegas/ask-text': Spoken<typeof import('../src/lib/games/vegas/ask-text')>;
  readonly 'src/lib/games/vegas/board-text': Spoken<typeof import('../src/lib/games/vegas/board-text')>;
  readonly 'src/lib/games/vegas/board/cell-words': Spoken<
    typeof import('../src/lib/games/vegas/board/cell-words')
  >;
  readonly 'src/lib/games/vegas/board/words': Spoken<typeof import('../src/lib/games/vegas/board/words')>;
  readonly 'src/lib/games/vegas/box-words': Spoken<typeof import('../src/lib/games/vegas/box-words')>;
  readonly 'src/lib/games/vegas/copy-text': Spoken<typeof import('../src/lib/games/vegas/copy-text')>;
  readonly 'src/lib/games/vegas/copy-words': Spoken<typeof import('../src/lib/games/vegas/copy-words')>;
  readonly 'src/lib/games/vegas/copy/words': Spoken<typeof import('../src/lib/games/vegas/copy/words')>;
  readonly 'src/lib/games/vegas/news-text': Spoken<typeof import('../src/lib/games/vegas/news-text')>;
  readonly 'src/lib/games/vegas/onward-text': Spoken<typeof import('../src/lib/games/vegas/onward-text')>;
  readonly 'src/lib/games/vegas/pay-text': Spoken<typeof import('../src/lib/games/vegas/pay-text')>;
  readonly 'src/lib/games/vegas/refusal-text': Spoken<typeof import('../src/lib/games/vegas/refusal-text')>;
  readonly 'src/lib/games/vegas/text': Spoken<typeof import('../src/lib/games/vegas/text')>;
  readonly 'src/lib/games/vegas/undo-text': Spoken<typeof import('../src/lib/games/vegas/undo-text')>;
  readonly 'src/lib/games/vegas/words': Spoken<typeof import('../src/lib/games/vegas/words')>;
  readonly 'src/lib/parts/refuse-text': Spoken<typeof import('../src/lib/parts/refuse-text')>;
  readonly 'src/lib/parts/text': Spoken<typeof import('../src/lib/parts/text')>;
  readonly 'src/lib/parts/words': Spoken<typeof import('../src/lib/parts/words')>;
  readonly 'src/lib/plain/words': Spoken<typeof import('../src/lib/plain/words')>;
  readonly 'src/lib/session/drawer-words': Spoken<typeof import('../src/lib/session/drawer-words')>;
  readonly 'src/lib/session/words': Spoken<typeof import('../src/lib/session/words')>;
  readonly 'src/lib/storage/backup-words': Spoken<typeof import('../src/lib/storage/backup-words')>;
  readonly 'src/lib/storage/shape-words': Spoken<typeof import('../src/lib/storage/shape-words')>;
  readonly 'src/lib/storage/trouble-words': Spoken<typeof import('../src/lib/storage/trouble-words')>;
  readonly 'src/lib/ui/ask/words': Spoken<typeof import('../src/lib/ui/ask/words')>;
  readonly 'src/lib/ui/mark-words': Spoken<typeof import('../src/lib/ui/mark-words')>;
  readonly 'src/lib/ui/tab-words': Spoken<typeof import('../src/lib/ui/tab-words')>;
  readonly 'src/lib/ui/table/words': Spoken<typeof import('../src/lib/ui/table/words')>;
  readonly 'src/lib/ui/words': Spoken<typeof import('../src/lib/ui/words')>;
  readonly 'src/routes/changes/words': Spoken<typeof import('../src/routes/changes/words')>;
  readonly 'src/routes/drawer/words': Spoken<typeof import('../src/routes/drawer/words')>;
  readonly 'src/routes/ledger/match/words': Spoken<typeof import('../src/routes/ledger/match/words')>;
  readonly 'src/routes/ledger/words': Spoken<typeof import('../src/routes/ledger/words')>;
  readonly 'src/routes/match/sheets/words': Spoken<typeof import('../src/routes/match/sheets/words')>;
  readonly 'src/routes/match/words': Spoken<typeof import('../src/routes/match/words')>;
  readonly 'src/routes/new/[game]/words': Spoken<typeof import('../src/routes/new/[game]/words')>;
  readonly 'src/routes/parts/box/words': Spoken<typeof import('../src/routes/parts/box/words')>;
  readonly 'src/routes/parts/copy/words': Spoken<typeof import('../src/routes/parts/copy/words')>;
  readonly 'src/routes/parts/starts/words': Spoken<typeof import('../src/routes/parts/starts/words')>;
  readonly 'src/routes/parts/use/panels/words': Spoken<typeof import('../src/routes/parts/use/panels/words')>;
  readonly 'src/routes/parts/use/sheets/words': Spoken<typeof import('../src/routes/parts/use/sheets/words')>;
  readonly 'src/routes/parts/use/words': Spoken<typeof import('../src/routes/parts/use/words')>;
  readonly 'src/routes/parts/words': Spoken<typeof import('../src/routes/parts/words')>;
  readonly 'src/routes/people/words': Spoken<typeof import('../src/routes/people/words')>;
  readonly 'src/routes/referee/[game]/[question]/words': Spoken<
    typeof import('../src/routes/referee/[game]/[question]/words')
  >;
  readonly 'src/routes/referee/words': Spoken<typeof import('../src/routes/referee/words')>;
  readonly 'src/routes/restore/words': Spoken<typeof import('../src/routes/restore/words')>;
  readonly 'src/routes/rules/[game]/words': Spoken<typeof import('../src/routes/rules/[game]/words')>;
  readonly 'src/routes/rules/words': Spoken<typeof import('../src/routes/rules/words')>;
  readonly 'src/routes/settings/words': Spoken<typeof import('../src/routes/settings/words')>;
  readonly 'src/routes/tickets/words': Spoken<typeof import('../src/routes/tickets/words')>;
  readonly 'src/routes/words': Spoken<typeof import('../src/routes/words')>;
}

/** What a module says, whatever the words are. */
export type Spoken<Said> = Said extends string
  ? string
  : Said extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Said extends (...given: never) => unknown
      ? Said
      : { readonly [Name in keyof Said]: Spoken<Said[Name]> };
