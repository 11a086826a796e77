import type { Said } from '../../kernel/messages/text.ts'

/** Why an import can't go on as it was compared: to be told, and to be begun again. */
export class ImportStopped extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(String(said))
    this.said = said
  }
}
