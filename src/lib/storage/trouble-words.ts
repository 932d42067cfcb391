/** What can be wrong with storage: what is going on, and what happens to what is typed. */
export const TROUBLES = {
  missing:
    'This browser keeps nothing for web pages, so what is typed stays only as long as this page is open.',
  refused:
    'The browser does not let Croupier keep anything here (private windows often do not), so what is typed stays on this page and is saved as soon as that is allowed.',
  blocked:
    'Another tab still has an older Croupier open: close it, and what is typed here, kept on this page until then, is saved at once.',
  updated:
    'Another tab has opened a newer Croupier; this page goes on, and what is typed here is saved as before.',
  newer:
    'Another tab has opened a newer Croupier that this page cannot save to, so what is typed stays on this page only: finish the turn there instead.',
  lost: 'The browser closed the storage under the app; what is typed stays on this page and is saved as soon as it opens again.',
  full: 'The storage of this device is full: make some room, and what is typed here, kept on this page until then, is saved.',
  taken: 'Another tab saved a move in this place first, so this one was not written.',
  unplayable: 'This version of Croupier can no longer open this match; its log is kept.',
  unread: 'What is kept of this cannot be read, so it lies in the drawer of what cannot be shown.',
  unknownGame:
    'This Croupier does not know the game of this match; a newer one may, and what is kept of it lies in the drawer of what cannot be shown.',
  unreadBox:
    'What is kept about this box cannot be read, so nothing is added to it until it is deleted from the drawer of what cannot be shown.',
  unloaded: 'The rules of this game could not be loaded just now; nothing of the match is lost.',
  slow: 'The storage of this browser does not answer; what is typed stays on this page, and is saved as soon as it does.',
  unfit:
    'This can’t be saved: Croupier couldn’t read it again. It stays on this page only. Save a backup of the rest, and reload the page.',
  failed:
    'The browser could not save just now; what is typed stays on this page and is tried again until it is saved.'
} as const;
