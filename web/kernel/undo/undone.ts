// That something was undone, for whoever shows what it was of: its code is there before that which undoes.
import { handOver } from '../ui/handOver.ts'

export const { call: tellUndone, take: onUndone } = handOver()
