/** Why an import can't go on as it was compared: to be told, and to be begun again. */
export class ImportStopped extends Error {}
