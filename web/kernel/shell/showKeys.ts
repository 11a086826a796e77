import { handOver } from '../ui/handOver.ts'

/** Opens the sheet of keys. */
export const { call: showKeys, take: onShowKeys } = handOver()
