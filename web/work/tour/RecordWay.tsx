import { Link, useLocation } from 'react-router-dom'
import * as t from './__generated__/messages.ts'

interface RecordWayProps {
  action: { readonly key: string; readonly addressKey: string }
}

/** The way to a record: beside the run of a tour, elsewhere beside the board. */
export function RecordWay({ action: { key, addressKey } }: RecordWayProps) {
  const { pathname } = useLocation()
  const run = /^\/actonTourSettings\/run\/[^/]+/.exec(pathname)?.[0]
  return <Link to={`${run ?? '/home'}/record/${addressKey}`}>{t.open({ key })}</Link>
}
