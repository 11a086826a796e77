import { useSyncExternalStore } from 'react'
import { allWaiting, onWaiting, type Waiting } from './waiting.ts'

/** What waits to be sent or was refused, of this browser's person. */
export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(onWaiting, allWaiting)
