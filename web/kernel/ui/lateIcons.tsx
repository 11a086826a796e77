// Icons that the board comes without.
import { icon } from './icon.tsx'

export const CheckIcon = icon(<path d="M3.500 8.500 6.500 11.500 12.500 5" />)
export const EditIcon = icon(<path d="M3 13h2.500l7-7L10 3.500l-7 7zM8.500 5 11 7.500" />)
export const RepeatIcon = icon(
  <path d="M11 2l2.500 2.500L11 7M13.500 4.500h-8a3 3 0 0 0-3 3M5 14l-2.500-2.500L5 9M2.500 11.500h8a3 3 0 0 0 3-3" />,
)
