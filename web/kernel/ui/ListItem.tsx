import { createContext, use, type CSSProperties, type ReactNode, type Ref } from 'react'

/** How long the list is, -1 while that is not known. */
export const ListSize = createContext(-1)

interface ListItemProps {
  children: ReactNode
  index: number
  style: CSSProperties
  ref?: Ref<HTMLLIElement>
}

/** An entry of a virtual list, which says its place to a screen reader. */
export function ListItem({ children, index, style, ref }: ListItemProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={use(ListSize)}>
      <div>{children}</div>
    </li>
  )
}
