import { createContext } from 'svelte';

/** What a page of stories shows: one topic, or one state of one component in it. */
export interface ShownStories {
  /** The file of the stories, without its ending. */
  readonly topic: string;
  readonly singleState?: { readonly component: string; readonly state: string };
}

/** What a state knows of the story that it is in. */
interface StoryContext {
  readonly component: string;
  readonly shown: ShownStories;
}

export const [storyOf, setStory] = createContext<StoryContext>();

/** The address of a page of stories. */
export function addressOf({ topic, singleState }: ShownStories): string {
  return `/stories/?${new URLSearchParams({ topic, ...singleState }).toString()}`;
}

/** What an address asks for; its topic is the first where it names none. */
export function parseShown(parameters: URLSearchParams, topics: readonly string[]): ShownStories {
  const requestedTopic = parameters.get('topic');
  const topic = topics.find((topic) => topic === requestedTopic) ?? topics[0] ?? '';
  const component = parameters.get('component');
  const state = parameters.get('state');
  return component === null || state === null ? { topic } : { topic, singleState: { component, state } };
}
