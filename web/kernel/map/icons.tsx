import { icon } from '../ui/icon.tsx'

export const PlusIcon = icon(<path d="M8 3.500v9M3.500 8h9" />)
export const MinusIcon = icon(<path d="M3.500 8h9" />)
/** Corners around what is to be seen. */
export const FitIcon = icon(
  <path d="M2.500 6V2.500H6M10 2.500h3.500V6M13.500 10v3.500H10M6 13.500H2.500V10M6.500 8h3M8 6.500v3" />,
)
export const PositionIcon = icon(
  <>
    <circle cx="8" cy="8" r="4.500" />
    <circle cx="8" cy="8" r="1" />
    <path d="M8 1v2.500M8 12.500V15M1 8h2.500M12.500 8H15" />
  </>,
)
