import { createContext } from 'react'
import type { Card } from './BoardCard.tsx'

/** The record that is being dragged. */
export const DraggedContext = createContext<Card | undefined>(undefined)
