/**
 * Lists every module of strings as a type. A translation has one module for each of them, and this compiles only if no
 * sentence is missing: `const germanWords: Language['src/routes/settings/strings/en'] = await import('./words.de')`.
 */
export interface Language {
  readonly 'src/lib/chip-cards/strings/en': Spoken<typeof import('../../src/lib/chip-cards/strings/en')>;
  readonly 'src/lib/core/strings/en': Spoken<typeof import('../../src/lib/core/strings/en')>;
  readonly 'src/lib/core/strings/en/dice-fairness': Spoken<
    typeof import('../../src/lib/core/strings/en/dice-fairness')
  >;
  readonly 'src/lib/exports/strings/en': Spoken<typeof import('../../src/lib/exports/strings/en')>;
  readonly 'src/lib/games/contract/strings/en/depth': Spoken<
    typeof import('../../src/lib/games/contract/strings/en/depth')
  >;
  readonly 'src/lib/games/contract/strings/en/joining': Spoken<
    typeof import('../../src/lib/games/contract/strings/en/joining')
  >;
  readonly 'src/lib/games/contract/strings/en/leaving': Spoken<
    typeof import('../../src/lib/games/contract/strings/en/leaving')
  >;
  readonly 'src/lib/games/las-vegas-cards/rulebook': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/rulebook')
  >;
  readonly 'src/lib/games/las-vegas-cards/rulebook-more': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/rulebook-more')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/asks': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/asks')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/game': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/game')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/house-rules')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/leaving': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/leaving')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/log': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/log')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/parts': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/parts')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/referee': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/referee')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/referee-ranking': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/referee-ranking')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/refusals': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/refusals')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/shared': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/shared')
  >;
  readonly 'src/lib/games/las-vegas-cards/strings/en/table': Spoken<
    typeof import('../../src/lib/games/las-vegas-cards/strings/en/table')
  >;
  readonly 'src/lib/games/las-vegas/rulebook': Spoken<
    typeof import('../../src/lib/games/las-vegas/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/rulebook-chip-cards': Spoken<
    typeof import('../../src/lib/games/las-vegas/rulebook-chip-cards')
  >;
  readonly 'src/lib/games/las-vegas/rulebook-royale': Spoken<
    typeof import('../../src/lib/games/las-vegas/rulebook-royale')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/asks': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/asks')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/board': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/board')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/board-royale': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/board-royale')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/chip-card-log': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/chip-card-log')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/choices': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/choices')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/pieces': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/pieces')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/count': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/count')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/game': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/game')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/house-rules')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/log': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/log')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/leaving': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/leaving')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/meta': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/meta')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/parts': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/parts')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/referee': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/referee')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/refusals': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/refusals')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/row': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/row')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/royale': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/royale')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/shared': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/shared')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/steps': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/steps')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/tap': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/tap')
  >;
  readonly 'src/lib/games/las-vegas/strings/en/undo': Spoken<
    typeof import('../../src/lib/games/las-vegas/strings/en/undo')
  >;
  readonly 'src/lib/games/las-vegas/tiles/bad-luck/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/bad-luck/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/bad-luck/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/bad-luck/strings/en/house-rules')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/black-box/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/block-it/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/block-it/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/double-down/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/double-down/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/fifty-fifty/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/handicap/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/handicap/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/high-five/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/high-five/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/jackpot/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/knockout/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/knockout/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/lucky-punch/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/my-choice/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/my-choice/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/nice-dice/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/nice-dice/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/no-entry/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/strings/en/your-box': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/no-entry/strings/en/your-box')
  >;
  readonly 'src/lib/games/las-vegas/tiles/pay-day/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/pay-day/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/power-play/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/power-play/strings/en/house-rules')
  >;
  readonly 'src/lib/games/las-vegas/tiles/prime-time/strings/en': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/prime-time/strings/en')
  >;
  readonly 'src/lib/games/las-vegas/tiles/shared/strings/en/asks': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/shared/strings/en/asks')
  >;
  readonly 'src/lib/games/las-vegas/tiles/shared/strings/en/events': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/shared/strings/en/events')
  >;
  readonly 'src/lib/games/las-vegas/tiles/shared/strings/en/log': Spoken<
    typeof import('../../src/lib/games/las-vegas/tiles/shared/strings/en/log')
  >;
  readonly 'src/lib/games/razzia/rulebook': Spoken<typeof import('../../src/lib/games/razzia/rulebook')>;
  readonly 'src/lib/games/razzia/strings/en/asks': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/asks')
  >;
  readonly 'src/lib/games/razzia/strings/en/board': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/board')
  >;
  readonly 'src/lib/games/razzia/strings/en/choices': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/choices')
  >;
  readonly 'src/lib/games/razzia/strings/en/game': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/game')
  >;
  readonly 'src/lib/games/razzia/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/house-rules')
  >;
  readonly 'src/lib/games/razzia/strings/en/leaving': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/leaving')
  >;
  readonly 'src/lib/games/razzia/strings/en/log': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/log')
  >;
  readonly 'src/lib/games/razzia/strings/en/parts': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/parts')
  >;
  readonly 'src/lib/games/razzia/strings/en/referee': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/referee')
  >;
  readonly 'src/lib/games/razzia/strings/en/refusals': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/refusals')
  >;
  readonly 'src/lib/games/razzia/strings/en/shared': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/shared')
  >;
  readonly 'src/lib/games/razzia/strings/en/steps': Spoken<
    typeof import('../../src/lib/games/razzia/strings/en/steps')
  >;
  readonly 'src/lib/games/razzia/ui/table/bar-words': Spoken<
    typeof import('../../src/lib/games/razzia/ui/table/bar-words')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook': Spoken<
    typeof import('../../src/lib/games/vegas-strip/rulebook')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook-payout': Spoken<
    typeof import('../../src/lib/games/vegas-strip/rulebook-payout')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook-placing': Spoken<
    typeof import('../../src/lib/games/vegas-strip/rulebook-placing')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook-entering': Spoken<
    typeof import('../../src/lib/games/vegas-strip/rulebook-entering')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/asks': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/asks')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/board': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/board')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/box': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/box')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/copy-screens': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/copy-screens')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/ranking': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/ranking')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/game': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/game')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/house-rules')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/leaving': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/leaving')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/log': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/log')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/meta': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/meta')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/parts': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/parts')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/payout': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/payout')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/placing': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/placing')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/referee': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/referee')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/referee-options': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/referee-options')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/referee-round': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/referee-round')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/refusals': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/refusals')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/shared': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/shared')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/steps': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/steps')
  >;
  readonly 'src/lib/games/vegas-strip/strings/en/log-lines': Spoken<
    typeof import('../../src/lib/games/vegas-strip/strings/en/log-lines')
  >;
  readonly 'src/lib/games/vegas/copy/board-text': Spoken<
    typeof import('../../src/lib/games/vegas/copy/board-text')
  >;
  readonly 'src/lib/games/vegas/copy/copy-text': Spoken<
    typeof import('../../src/lib/games/vegas/copy/copy-text')
  >;
  readonly 'src/lib/games/vegas/rulebook': Spoken<typeof import('../../src/lib/games/vegas/rulebook')>;
  readonly 'src/lib/games/vegas/rulebook-game': Spoken<
    typeof import('../../src/lib/games/vegas/rulebook-game')
  >;
  readonly 'src/lib/games/vegas/rulebook-play': Spoken<
    typeof import('../../src/lib/games/vegas/rulebook-play')
  >;
  readonly 'src/lib/games/vegas/rulebook-scoring': Spoken<
    typeof import('../../src/lib/games/vegas/rulebook-scoring')
  >;
  readonly 'src/lib/games/vegas/strings/en/asks': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/asks')
  >;
  readonly 'src/lib/games/vegas/strings/en/board': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/board')
  >;
  readonly 'src/lib/games/vegas/strings/en/box': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/box')
  >;
  readonly 'src/lib/games/vegas/strings/en/copy': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/copy')
  >;
  readonly 'src/lib/games/vegas/strings/en/copy-screens': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/copy-screens')
  >;
  readonly 'src/lib/games/vegas/strings/en/game': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/game')
  >;
  readonly 'src/lib/games/vegas/strings/en/house-rules': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/house-rules')
  >;
  readonly 'src/lib/games/vegas/strings/en/leaving': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/leaving')
  >;
  readonly 'src/lib/games/vegas/strings/en/log': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/log')
  >;
  readonly 'src/lib/games/vegas/strings/en/meta': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/meta')
  >;
  readonly 'src/lib/games/vegas/strings/en/news': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/news')
  >;
  readonly 'src/lib/games/vegas/strings/en/parts': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/parts')
  >;
  readonly 'src/lib/games/vegas/strings/en/pay': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/pay')
  >;
  readonly 'src/lib/games/vegas/strings/en/referee': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/referee')
  >;
  readonly 'src/lib/games/vegas/strings/en/referee-tables': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/referee-tables')
  >;
  readonly 'src/lib/games/vegas/strings/en/refusals': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/refusals')
  >;
  readonly 'src/lib/games/vegas/strings/en/shared': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/shared')
  >;
  readonly 'src/lib/games/vegas/strings/en/undo': Spoken<
    typeof import('../../src/lib/games/vegas/strings/en/undo')
  >;
  readonly 'src/lib/parts/strings/en/log': Spoken<typeof import('../../src/lib/parts/strings/en/log')>;
  readonly 'src/lib/parts/strings/en/parts': Spoken<typeof import('../../src/lib/parts/strings/en/parts')>;
  readonly 'src/lib/parts/strings/en/refusals': Spoken<
    typeof import('../../src/lib/parts/strings/en/refusals')
  >;
  readonly 'src/lib/recap/strings/en': Spoken<typeof import('../../src/lib/recap/strings/en')>;
  readonly 'src/lib/referee/strings/en': Spoken<typeof import('../../src/lib/referee/strings/en')>;
  readonly 'src/lib/session/strings/en/quarantine': Spoken<
    typeof import('../../src/lib/session/strings/en/quarantine')
  >;
  readonly 'src/lib/session/strings/en/session': Spoken<
    typeof import('../../src/lib/session/strings/en/session')
  >;
  readonly 'src/lib/shell/strings/en/asks': Spoken<typeof import('../../src/lib/shell/strings/en/asks')>;
  readonly 'src/lib/shell/strings/en/host': Spoken<typeof import('../../src/lib/shell/strings/en/host')>;
  readonly 'src/lib/shell/strings/en/payout': Spoken<typeof import('../../src/lib/shell/strings/en/payout')>;
  readonly 'src/lib/shell/strings/en/shell': Spoken<typeof import('../../src/lib/shell/strings/en/shell')>;
  readonly 'src/lib/storage/strings/en/backup': Spoken<
    typeof import('../../src/lib/storage/strings/en/backup')
  >;
  readonly 'src/lib/storage/strings/en/errors': Spoken<
    typeof import('../../src/lib/storage/strings/en/errors')
  >;
  readonly 'src/lib/storage/strings/en/validation': Spoken<
    typeof import('../../src/lib/storage/strings/en/validation')
  >;
  readonly 'src/lib/ui/strings/en/controls': Spoken<typeof import('../../src/lib/ui/strings/en/controls')>;
  readonly 'src/lib/ui/strings/en/gate': Spoken<typeof import('../../src/lib/ui/strings/en/gate')>;
  readonly 'src/lib/ui/strings/en/marks': Spoken<typeof import('../../src/lib/ui/strings/en/marks')>;
  readonly 'src/lib/ui/strings/en/pads': Spoken<typeof import('../../src/lib/ui/strings/en/pads')>;
  readonly 'src/lib/ui/strings/en/results': Spoken<typeof import('../../src/lib/ui/strings/en/results')>;
  readonly 'src/lib/ui/strings/en/sharing': Spoken<typeof import('../../src/lib/ui/strings/en/sharing')>;
  readonly 'src/lib/ui/strings/en/table': Spoken<typeof import('../../src/lib/ui/strings/en/table')>;
  readonly 'src/lib/ui/strings/en/tabs': Spoken<typeof import('../../src/lib/ui/strings/en/tabs')>;
  readonly 'src/lib/ui/strings/en/ui': Spoken<typeof import('../../src/lib/ui/strings/en/ui')>;
  readonly 'src/routes/settings/strings/en': Spoken<typeof import('../../src/routes/settings/strings/en')>;
  readonly 'src/routes/drawer/strings/en': Spoken<typeof import('../../src/routes/drawer/strings/en')>;
  readonly 'src/routes/ledger/add/strings/en': Spoken<
    typeof import('../../src/routes/ledger/add/strings/en')
  >;
  readonly 'src/routes/ledger/export/strings/en': Spoken<
    typeof import('../../src/routes/ledger/export/strings/en')
  >;
  readonly 'src/routes/ledger/match/strings/en': Spoken<
    typeof import('../../src/routes/ledger/match/strings/en')
  >;
  readonly 'src/routes/ledger/recap/strings/en': Spoken<
    typeof import('../../src/routes/ledger/recap/strings/en')
  >;
  readonly 'src/routes/ledger/statistics/strings/en': Spoken<
    typeof import('../../src/routes/ledger/statistics/strings/en')
  >;
  readonly 'src/routes/ledger/strings/en': Spoken<typeof import('../../src/routes/ledger/strings/en')>;
  readonly 'src/routes/match/display/strings/en': Spoken<
    typeof import('../../src/routes/match/display/strings/en')
  >;
  readonly 'src/routes/match/sheets/strings/en': Spoken<
    typeof import('../../src/routes/match/sheets/strings/en')
  >;
  readonly 'src/routes/match/strings/en/match': Spoken<
    typeof import('../../src/routes/match/strings/en/match')
  >;
  readonly 'src/routes/match/strings/en/table': Spoken<
    typeof import('../../src/routes/match/strings/en/table')
  >;
  readonly 'src/routes/match/strings/en/change': Spoken<
    typeof import('../../src/routes/match/strings/en/change')
  >;
  readonly 'src/routes/match/strings/en/people': Spoken<
    typeof import('../../src/routes/match/strings/en/people')
  >;
  readonly 'src/routes/new/[game]/strings/en': Spoken<
    typeof import('../../src/routes/new/[game]/strings/en')
  >;
  readonly 'src/routes/restore/strings/en': Spoken<typeof import('../../src/routes/restore/strings/en')>;
  readonly 'src/routes/parts/strings/en': Spoken<typeof import('../../src/routes/parts/strings/en')>;
  readonly 'src/routes/parts/use/panels/strings/en': Spoken<
    typeof import('../../src/routes/parts/use/panels/strings/en')
  >;
  readonly 'src/routes/parts/use/sheets/strings/en': Spoken<
    typeof import('../../src/routes/parts/use/sheets/strings/en')
  >;
  readonly 'src/routes/parts/use/strings/en': Spoken<typeof import('../../src/routes/parts/use/strings/en')>;
  readonly 'src/routes/people/strings/en': Spoken<typeof import('../../src/routes/people/strings/en')>;
  readonly 'src/routes/referee/strings/en': Spoken<typeof import('../../src/routes/referee/strings/en')>;
  readonly 'src/routes/rules/strings/en': Spoken<typeof import('../../src/routes/rules/strings/en')>;
  readonly 'src/routes/strings/en': Spoken<typeof import('../../src/routes/strings/en')>;
  readonly 'src/routes/tickets/strings/en': Spoken<typeof import('../../src/routes/tickets/strings/en')>;
}

/** The members of a rulebook that are not text: numbers and references. */
type Numbers = 'prefix' | 'related';

/**
 * The type of a module of strings, whatever the text is: every paragraph of a rulebook keeps its number and position.
 */
export type Spoken<Text> = Text extends string
  ? string
  : Text extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Text extends (...args: never) => unknown
      ? Text
      : Text extends readonly string[]
        ? readonly string[]
        : { readonly [Name in keyof Text]: Name extends Numbers ? Text[Name] : Spoken<Text[Name]> };
