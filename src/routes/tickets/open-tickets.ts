import type { Component, Snippet } from 'svelte';
import { databaseExists } from '$lib/storage/database-exists';
import { noteRunning } from '$lib/ui/layout-hint';

/** The running matches; `empty` stands in their place where there are none, and until that is known. */
export type Tickets = Component<{ readonly empty: Snippet }>;

/** Loads storage and whatever shows what it holds; a first visit loads nothing, and gets undefined. */
export async function openTickets(): Promise<Tickets | undefined> {
  const isNoted = document.documentElement.dataset['running'] !== undefined;
  if (isNoted || (await databaseExists())) return (await import('./Tickets.svelte')).default;
  noteRunning(0);
  return undefined;
}
