import type { Component, Snippet } from 'svelte';
import { databaseExists } from '$lib/storage/database/database-exists';
import { noteRunning } from '$lib/ui/page/layout-hint';

/** The list of running matches; `empty` is shown if there are none, and until that is known. */
export type Tickets = Component<{ readonly empty: Snippet }>;

/** Loads storage and the list of running matches; undefined on a first visit, which loads neither. */
export async function openTickets(): Promise<Tickets | undefined> {
  const isNoted = document.documentElement.dataset['running'] !== undefined;
  if (isNoted || (await databaseExists())) return (await import('./Tickets.svelte')).default;
  noteRunning(0);
  return undefined;
}
