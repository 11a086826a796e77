import { icon } from './icon.tsx'

export const BoardIcon = icon(<path d="M2.500 3h3v10h-3zM6.500 3h3v7h-3zM10.500 3h3v5h-3z" />)
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.200" />
    <path d="M10.200 10.200 13.500 13.500" />
  </>,
)
export const MoreIcon = icon(<path d="M3.500 8h.01M8 8h.01M12.500 8h.01" strokeWidth={2.4} />)
export const CloseIcon = icon(<path d="M4 4l8 8M12 4l-8 8" />)
export const ClockIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.500" />
    <path d="M8 5v3l2 1.500" />
  </>,
)
export const ChevronIcon = icon(<path d="M4.500 6.500 8 10l3.500-3.500" />)
export const MenuIcon = icon(<path d="M2.500 4.500h11M2.500 8h11M2.500 11.500h11" />)
export const EyeIcon = icon(
  <>
    <path d="M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8z" />
    <circle cx="8" cy="8" r="2" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M2.500 2.500l11 11M6 4a6 6 0 0 1 2-.5c4 0 6.500 4.500 6.500 4.500a11 11 0 0 1-2 2.500M4 5.500A11 11 0 0 0 1.500 8S4 12.500 8 12.500a6 6 0 0 0 2.500-.5" />,
)
