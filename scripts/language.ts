/**
 * Lists every module of strings as a type. A translation has one module for each of them, and this compiles only if no
 * sentence is missing: `const german: Language['src/routes/settings/words'] = await import('./words.de')`.
 */
export interface Language {
  readonly 'src/lib/chip-cards/words': Spoken<typeof import('../src/lib/chip-cards/words')>;
  readonly 'src/lib/core/name-words': Spoken<typeof import('../src/lib/core/name-words')>;
  readonly 'src/lib/core/spread-words': Spoken<typeof import('../src/lib/core/spread-words')>;
  readonly 'src/lib/core/words': Spoken<typeof import('../src/lib/core/words')>;
  readonly 'src/lib/games/answer-inside-words': Spoken<typeof import('../src/lib/games/answer-inside-words')>;
  readonly 'src/lib/games/answer-words': Spoken<typeof import('../src/lib/games/answer-words')>;
  readonly 'src/lib/games/depth-words': Spoken<typeof import('../src/lib/games/depth-words')>;
  readonly 'src/lib/games/las-vegas-cards/ask-text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/ask-text')
  >;
  readonly 'src/lib/games/las-vegas-cards/ui/words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/ui/words')
  >;
  readonly 'src/lib/games/las-vegas-cards/box-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/box-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/bonus-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/bonus-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/casino-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/casino-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/counted-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/counted-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/member-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/member-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/ranking-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/ranking-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/selection-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/selection-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/set-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/set-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/cases/stop-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/cases/stop-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/facts-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/facts-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/house-rule-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/house-rule-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/index-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/index-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/parts-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/parts-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/question-words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/question-words')
  >;
  readonly 'src/lib/games/las-vegas-cards/refusal-text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/refusal-text')
  >;
  readonly 'src/lib/games/las-vegas-cards/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/rulebook')
  >;
  readonly 'src/lib/games/las-vegas-cards/rulebook-more': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/rulebook-more')
  >;
  readonly 'src/lib/games/las-vegas-cards/text': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/text')
  >;
  readonly 'src/lib/games/las-vegas-cards/words': Spoken<
    typeof import('../src/lib/games/las-vegas-cards/words')
  >;
  readonly 'src/lib/games/las-vegas/ask-text': Spoken<typeof import('../src/lib/games/las-vegas/ask-text')>;
  readonly 'src/lib/games/las-vegas/board/row-words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/row-words')
  >;
  readonly 'src/lib/games/las-vegas/board/royale/words': Spoken<
    typeof import('../src/lib/games/las-vegas/board/royale/words')
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
  readonly 'src/lib/games/las-vegas/cases/bank-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/bank-words')
  >;
  readonly 'src/lib/games/las-vegas/cases/casino-shown-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/casino-shown-words')
  >;
  readonly 'src/lib/games/las-vegas/cases/casino-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/casino-words')
  >;
  readonly 'src/lib/games/las-vegas/cases/chips-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/chips-words')
  >;
  readonly 'src/lib/games/las-vegas/cases/member-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/member-words')
  >;
  readonly 'src/lib/games/las-vegas/cases/pairs-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/pairs-words')
  >;
  readonly 'src/lib/games/las-vegas/cases/ranking-words': Spoken<
    typeof import('../src/lib/games/las-vegas/cases/ranking-words')
  >;
  readonly 'src/lib/games/las-vegas/chip-card-text': Spoken<
    typeof import('../src/lib/games/las-vegas/chip-card-text')
  >;
  readonly 'src/lib/games/las-vegas/choice-text': Spoken<
    typeof import('../src/lib/games/las-vegas/choice-text')
  >;
  readonly 'src/lib/games/las-vegas/facts-words': Spoken<
    typeof import('../src/lib/games/las-vegas/facts-words')
  >;
  readonly 'src/lib/games/las-vegas/house-rule-words': Spoken<
    typeof import('../src/lib/games/las-vegas/house-rule-words')
  >;
  readonly 'src/lib/games/las-vegas/index-words': Spoken<
    typeof import('../src/lib/games/las-vegas/index-words')
  >;
  readonly 'src/lib/games/las-vegas/meta-words': Spoken<
    typeof import('../src/lib/games/las-vegas/meta-words')
  >;
  readonly 'src/lib/games/las-vegas/parts-words': Spoken<
    typeof import('../src/lib/games/las-vegas/parts-words')
  >;
  readonly 'src/lib/games/las-vegas/place-words': Spoken<
    typeof import('../src/lib/games/las-vegas/place-words')
  >;
  readonly 'src/lib/games/las-vegas/question-words': Spoken<
    typeof import('../src/lib/games/las-vegas/question-words')
  >;
  readonly 'src/lib/games/las-vegas/refusal-text': Spoken<
    typeof import('../src/lib/games/las-vegas/refusal-text')
  >;
  readonly 'src/lib/games/las-vegas/royale-text': Spoken<
    typeof import('../src/lib/games/las-vegas/royale-text')
  >;
  readonly 'src/lib/games/las-vegas/rulebook': Spoken<typeof import('../src/lib/games/las-vegas/rulebook')>;
  readonly 'src/lib/games/las-vegas/rulebook-chip-cards': Spoken<
    typeof import('../src/lib/games/las-vegas/rulebook-chip-cards')
  >;
  readonly 'src/lib/games/las-vegas/rulebook-royale': Spoken<
    typeof import('../src/lib/games/las-vegas/rulebook-royale')
  >;
  readonly 'src/lib/games/las-vegas/step-text': Spoken<typeof import('../src/lib/games/las-vegas/step-text')>;
  readonly 'src/lib/games/las-vegas/sum-words': Spoken<typeof import('../src/lib/games/las-vegas/sum-words')>;
  readonly 'src/lib/games/las-vegas/tap-text': Spoken<typeof import('../src/lib/games/las-vegas/tap-text')>;
  readonly 'src/lib/games/las-vegas/text': Spoken<typeof import('../src/lib/games/las-vegas/text')>;
  readonly 'src/lib/games/las-vegas/tiles/adjust-text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/adjust-text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/bad-luck/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/bad-luck/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/bad-luck/house-rule-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/bad-luck/house-rule-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/bad-luck/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/bad-luck/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/bad-luck/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/bad-luck/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/black-box/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/black-box/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/block-it/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/block-it/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/block-it/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/block-it/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/block-it/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/block-it/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/block-it/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/block-it/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/board-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/board-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/double-down/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/double-down/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/double-down/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/double-down/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/double-down/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/double-down/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/double-down/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/double-down/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/fifty-fifty/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/fifty-fifty/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/fifty-fifty/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/fifty-fifty/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/fifty-fifty/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/fifty-fifty/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/handicap/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/handicap/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/handicap/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/handicap/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/handicap/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/handicap/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/handicap/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/handicap/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/high-five/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/high-five/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/high-five/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/high-five/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/high-five/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/high-five/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/high-five/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/high-five/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/high-five/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/high-five/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/jackpot/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/jackpot/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/jackpot/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/jackpot/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/jackpot/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/jackpot/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/knockout/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/knockout/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/knockout/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/knockout/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/knockout/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/knockout/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/knockout/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/knockout/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/lucky-punch/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/lucky-punch/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/my-choice/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/my-choice/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/my-choice/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/my-choice/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/my-choice/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/my-choice/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/my-choice/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/my-choice/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/nice-dice/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/nice-dice/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/nice-dice/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/nice-dice/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/nice-dice/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/nice-dice/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/nice-dice/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/nice-dice/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/no-entry/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/no-entry/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/pay-day/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/pay-day/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/pay-day/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/pay-day/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/pay-day/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/pay-day/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/pick-text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/pick-text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/power-play/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/house-rule-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/power-play/house-rule-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/look-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/power-play/look-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/power-play/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/power-play/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/power-play/token-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/power-play/token-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/prime-time/case-words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/prime-time/case-words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/prime-time/rulebook': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/prime-time/rulebook')
  >;
  readonly 'src/lib/games/las-vegas/tiles/prime-time/text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/prime-time/text')
  >;
  readonly 'src/lib/games/las-vegas/tiles/prime-time/words': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/prime-time/words')
  >;
  readonly 'src/lib/games/las-vegas/tiles/throw-text': Spoken<
    typeof import('../src/lib/games/las-vegas/tiles/throw-text')
  >;
  readonly 'src/lib/games/las-vegas/undo-text': Spoken<typeof import('../src/lib/games/las-vegas/undo-text')>;
  readonly 'src/lib/games/las-vegas/words': Spoken<typeof import('../src/lib/games/las-vegas/words')>;
  readonly 'src/lib/games/position-words': Spoken<typeof import('../src/lib/games/position-words')>;
  readonly 'src/lib/games/razzia/ask-text': Spoken<typeof import('../src/lib/games/razzia/ask-text')>;
  readonly 'src/lib/games/razzia/board/bar-words': Spoken<
    typeof import('../src/lib/games/razzia/board/bar-words')
  >;
  readonly 'src/lib/games/razzia/board/words': Spoken<typeof import('../src/lib/games/razzia/board/words')>;
  readonly 'src/lib/games/razzia/box-words': Spoken<typeof import('../src/lib/games/razzia/box-words')>;
  readonly 'src/lib/games/razzia/cases/bar-table-words': Spoken<
    typeof import('../src/lib/games/razzia/cases/bar-table-words')
  >;
  readonly 'src/lib/games/razzia/cases/bar-words': Spoken<
    typeof import('../src/lib/games/razzia/cases/bar-words')
  >;
  readonly 'src/lib/games/razzia/cases/deal-words': Spoken<
    typeof import('../src/lib/games/razzia/cases/deal-words')
  >;
  readonly 'src/lib/games/razzia/cases/examples-words': Spoken<
    typeof import('../src/lib/games/razzia/cases/examples-words')
  >;
  readonly 'src/lib/games/razzia/cases/member-words': Spoken<
    typeof import('../src/lib/games/razzia/cases/member-words')
  >;
  readonly 'src/lib/games/razzia/cases/odds-words': Spoken<
    typeof import('../src/lib/games/razzia/cases/odds-words')
  >;
  readonly 'src/lib/games/razzia/choice-text': Spoken<typeof import('../src/lib/games/razzia/choice-text')>;
  readonly 'src/lib/games/razzia/duel-words': Spoken<typeof import('../src/lib/games/razzia/duel-words')>;
  readonly 'src/lib/games/razzia/house-rule-words': Spoken<
    typeof import('../src/lib/games/razzia/house-rule-words')
  >;
  readonly 'src/lib/games/razzia/index-words': Spoken<typeof import('../src/lib/games/razzia/index-words')>;
  readonly 'src/lib/games/razzia/parts-words': Spoken<typeof import('../src/lib/games/razzia/parts-words')>;
  readonly 'src/lib/games/razzia/refusal-text': Spoken<typeof import('../src/lib/games/razzia/refusal-text')>;
  readonly 'src/lib/games/razzia/rulebook': Spoken<typeof import('../src/lib/games/razzia/rulebook')>;
  readonly 'src/lib/games/razzia/step-text': Spoken<typeof import('../src/lib/games/razzia/step-text')>;
  readonly 'src/lib/games/razzia/text': Spoken<typeof import('../src/lib/games/razzia/text')>;
  readonly 'src/lib/games/razzia/words': Spoken<typeof import('../src/lib/games/razzia/words')>;
  readonly 'src/lib/games/statement-words': Spoken<typeof import('../src/lib/games/statement-words')>;
  readonly 'src/lib/games/vegas-strip/ask-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/ask-text')
  >;
  readonly 'src/lib/games/vegas-strip/board/words': Spoken<
    typeof import('../src/lib/games/vegas-strip/board/words')
  >;
  readonly 'src/lib/games/vegas-strip/box-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/box-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/member-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/member-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/options-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/options-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/piles-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/piles-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/placement-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/placement-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/ranking-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/ranking-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/round-table-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/round-table-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/round-verdict-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/round-verdict-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/round-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/round-words')
  >;
  readonly 'src/lib/games/vegas-strip/cases/sums-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/cases/sums-words')
  >;
  readonly 'src/lib/games/vegas-strip/copy/words': Spoken<
    typeof import('../src/lib/games/vegas-strip/copy/words')
  >;
  readonly 'src/lib/games/vegas-strip/data-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/data-words')
  >;
  readonly 'src/lib/games/vegas-strip/facts-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/facts-words')
  >;
  readonly 'src/lib/games/vegas-strip/house-rule-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/house-rule-words')
  >;
  readonly 'src/lib/games/vegas-strip/index-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/index-words')
  >;
  readonly 'src/lib/games/vegas-strip/meta-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/meta-words')
  >;
  readonly 'src/lib/games/vegas-strip/parts-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/parts-words')
  >;
  readonly 'src/lib/games/vegas-strip/payout-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/payout-text')
  >;
  readonly 'src/lib/games/vegas-strip/placing-text': Spoken<
    typeof import('../src/lib/games/vegas-strip/placing-text')
  >;
  readonly 'src/lib/games/vegas-strip/question-words': Spoken<
    typeof import('../src/lib/games/vegas-strip/question-words')
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
  readonly 'src/lib/games/vegas-strip/rulebook': Spoken<
    typeof import('../src/lib/games/vegas-strip/rulebook')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook-payout': Spoken<
    typeof import('../src/lib/games/vegas-strip/rulebook-payout')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook-placing': Spoken<
    typeof import('../src/lib/games/vegas-strip/rulebook-placing')
  >;
  readonly 'src/lib/games/vegas-strip/rulebook-telling': Spoken<
    typeof import('../src/lib/games/vegas-strip/rulebook-telling')
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
  readonly 'src/lib/games/vegas/cases/counts-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/counts-words')
  >;
  readonly 'src/lib/games/vegas/cases/duel-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/duel-words')
  >;
  readonly 'src/lib/games/vegas/cases/mary-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/mary-words')
  >;
  readonly 'src/lib/games/vegas/cases/member-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/member-words')
  >;
  readonly 'src/lib/games/vegas/cases/one-table-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/one-table-words')
  >;
  readonly 'src/lib/games/vegas/cases/placement-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/placement-words')
  >;
  readonly 'src/lib/games/vegas/cases/ranking-words': Spoken<
    typeof import('../src/lib/games/vegas/cases/ranking-words')
  >;
  readonly 'src/lib/games/vegas/copy-text': Spoken<typeof import('../src/lib/games/vegas/copy-text')>;
  readonly 'src/lib/games/vegas/copy-words': Spoken<typeof import('../src/lib/games/vegas/copy-words')>;
  readonly 'src/lib/games/vegas/copy/words': Spoken<typeof import('../src/lib/games/vegas/copy/words')>;
  readonly 'src/lib/games/vegas/house-rule-words': Spoken<
    typeof import('../src/lib/games/vegas/house-rule-words')
  >;
  readonly 'src/lib/games/vegas/index-words': Spoken<typeof import('../src/lib/games/vegas/index-words')>;
  readonly 'src/lib/games/vegas/meta-words': Spoken<typeof import('../src/lib/games/vegas/meta-words')>;
  readonly 'src/lib/games/vegas/news-text': Spoken<typeof import('../src/lib/games/vegas/news-text')>;
  readonly 'src/lib/games/vegas/continue-text': Spoken<typeof import('../src/lib/games/vegas/continue-text')>;
  readonly 'src/lib/games/vegas/parts-words': Spoken<typeof import('../src/lib/games/vegas/parts-words')>;
  readonly 'src/lib/games/vegas/pay-text': Spoken<typeof import('../src/lib/games/vegas/pay-text')>;
  readonly 'src/lib/games/vegas/question-words': Spoken<
    typeof import('../src/lib/games/vegas/question-words')
  >;
  readonly 'src/lib/games/vegas/refusal-text': Spoken<typeof import('../src/lib/games/vegas/refusal-text')>;
  readonly 'src/lib/games/vegas/rulebook': Spoken<typeof import('../src/lib/games/vegas/rulebook')>;
  readonly 'src/lib/games/vegas/rulebook-game': Spoken<typeof import('../src/lib/games/vegas/rulebook-game')>;
  readonly 'src/lib/games/vegas/rulebook-play': Spoken<typeof import('../src/lib/games/vegas/rulebook-play')>;
  readonly 'src/lib/games/vegas/rulebook-scoring': Spoken<
    typeof import('../src/lib/games/vegas/rulebook-scoring')
  >;
  readonly 'src/lib/games/vegas/text': Spoken<typeof import('../src/lib/games/vegas/text')>;
  readonly 'src/lib/games/vegas/undo-text': Spoken<typeof import('../src/lib/games/vegas/undo-text')>;
  readonly 'src/lib/games/vegas/words': Spoken<typeof import('../src/lib/games/vegas/words')>;
  readonly 'src/lib/parts/refuse-text': Spoken<typeof import('../src/lib/parts/refuse-text')>;
  readonly 'src/lib/parts/text': Spoken<typeof import('../src/lib/parts/text')>;
  readonly 'src/lib/parts/words': Spoken<typeof import('../src/lib/parts/words')>;
  readonly 'src/lib/exports/words': Spoken<typeof import('../src/lib/exports/words')>;
  readonly 'src/lib/recap/words': Spoken<typeof import('../src/lib/recap/words')>;
  readonly 'src/lib/shell/words': Spoken<typeof import('../src/lib/shell/words')>;
  readonly 'src/lib/session/quarantine-words': Spoken<typeof import('../src/lib/session/quarantine-words')>;
  readonly 'src/lib/session/words': Spoken<typeof import('../src/lib/session/words')>;
  readonly 'src/lib/storage/backup-words': Spoken<typeof import('../src/lib/storage/backup-words')>;
  readonly 'src/lib/storage/shape-words': Spoken<typeof import('../src/lib/storage/shape-words')>;
  readonly 'src/lib/storage/storage-error-words': Spoken<
    typeof import('../src/lib/storage/storage-error-words')
  >;
  readonly 'src/lib/ui/ask/words': Spoken<typeof import('../src/lib/ui/ask/words')>;
  readonly 'src/lib/ui/mark-words': Spoken<typeof import('../src/lib/ui/mark-words')>;
  readonly 'src/lib/ui/tab-words': Spoken<typeof import('../src/lib/ui/tab-words')>;
  readonly 'src/lib/ui/table/words': Spoken<typeof import('../src/lib/ui/table/words')>;
  readonly 'src/lib/ui/words': Spoken<typeof import('../src/lib/ui/words')>;
  readonly 'src/routes/changes/words': Spoken<typeof import('../src/routes/changes/words')>;
  readonly 'src/routes/drawer/words': Spoken<typeof import('../src/routes/drawer/words')>;
  readonly 'src/routes/ledger/add/words': Spoken<typeof import('../src/routes/ledger/add/words')>;
  readonly 'src/routes/ledger/export/words': Spoken<typeof import('../src/routes/ledger/export/words')>;
  readonly 'src/routes/ledger/match/words': Spoken<typeof import('../src/routes/ledger/match/words')>;
  readonly 'src/routes/ledger/recap/words': Spoken<typeof import('../src/routes/ledger/recap/words')>;
  readonly 'src/routes/ledger/statistics/words': Spoken<
    typeof import('../src/routes/ledger/statistics/words')
  >;
  readonly 'src/routes/ledger/words': Spoken<typeof import('../src/routes/ledger/words')>;
  readonly 'src/routes/match/sheets/words': Spoken<typeof import('../src/routes/match/sheets/words')>;
  readonly 'src/routes/match/words': Spoken<typeof import('../src/routes/match/words')>;
  readonly 'src/routes/new/[game]/words': Spoken<typeof import('../src/routes/new/[game]/words')>;
  readonly 'src/routes/open/words': Spoken<typeof import('../src/routes/open/words')>;
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

/** The members of a rulebook that are not text: numbers and references. */
type Numbers = 'id' | 'prefix' | 'related' | 'source';

/**
 * The type of a module of strings, whatever the text is: every paragraph of a rulebook keeps its number and position.
 */
export type Spoken<Said> = Said extends string
  ? string
  : Said extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Said extends (...given: never) => unknown
      ? Said
      : Said extends readonly string[]
        ? readonly string[]
        : { readonly [Name in keyof Said]: Name extends Numbers ? Said[Name] : Spoken<Said[Name]> };
