declare global {
  namespace App {
    interface PageState {
      /** The number of sheets open over the page; opening a sheet does not change the address. */
      over?: number;
    }
  }
}

export {};
