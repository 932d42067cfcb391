declare global {
  namespace App {
    interface PageState {
      /** The number of sheets open over the page; the address is the same. */
      over?: number;
    }
  }
}

export {};
