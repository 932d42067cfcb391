/** Errors of storage: each says what happened, whether entered data is safe, and what to do. */
export const ERROR_SENTENCES = {
  missing:
    'This browser doesn’t let web pages save anything, so what you enter is lost when you close this page. Use another browser to keep your games.',
  refused:
    'The browser doesn’t let Croupier save anything here, as is usual in private windows. What you enter stays on this page and is saved as soon as the browser allows it.',
  blocked:
    'An older version of Croupier is open in another tab. Close that tab and your changes here will be saved. Until then, keep this page open.',
  updated:
    'A newer version of Croupier is open in another tab. This page still works, and what you enter here is saved as usual.',
  newer:
    'A newer version of Croupier is open in another tab, and this page can’t save any more. What you enter here stays on this page only. Continue in the other tab.',
  lost: 'The browser closed its storage. What you enter stays on this page and is saved as soon as the storage opens again. Don’t close this page.',
  full: 'This device’s storage is full. Make some room and your changes will be saved. Until then, keep this page open.',
  taken:
    'Another tab saved a move first, so this one wasn’t saved. Check the log and enter it again if needed.',
  unplayable:
    'This version of Croupier can’t open this game. Nothing was deleted, and its log is still saved.',
  unread: 'This data is damaged. You’ll find it under Damaged data, where you can save or delete it.',
  unknownGame:
    'This version of Croupier doesn’t know this game. It may come from a newer version. Nothing was deleted: you’ll find it under Damaged data.',
  unreadBox:
    'The saved data of this copy is damaged, so no changes can be saved. Delete it under Damaged data, then try again.',
  unloaded: 'The rules of this game couldn’t be loaded. Your game is safe. Try again.',
  slow: 'The browser’s storage isn’t responding. What you enter stays on this page and is saved as soon as it responds. Don’t close this page.',
  unfit:
    'Croupier couldn’t save this, because it couldn’t be read back. It stays on this page only. Save a backup of the rest, then reload the page.',
  failed: 'Couldn’t save just now. Croupier keeps trying; don’t close this page.'
} as const;
