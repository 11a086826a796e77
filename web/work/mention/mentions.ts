import type { MentionInput } from '../../__generated__/NoteComposerMutation.graphql.ts'

/** Whom a text mentions that is not sent yet. */
export interface Mentioned {
  name: string
  input: MentionInput
}

/** Of those that were chosen, what the text still names. */
export const mentionsIn = (text: string, chosen: readonly Mentioned[]): MentionInput[] =>
  chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ input }) => input)
