declare global {
  namespace App {
    interface PageState {
      /** How many sheets lie over the page; the address is the same. */
      over?: number;
    }
  }
}

export {};
