import { TypedOption } from '../acts/search/typed-option.tsx'
import { useSearchCost } from '../acts/search/use-search-cost.ts'
import { unquoted } from '../i18n/unquoted.ts'
import type { Command } from './command.ts'
import type { FoundGroup } from './find-commands.ts'
import { commandMessages } from './messages.ts'

type CommandListProps = {
  id: string
  found: readonly FoundGroup[]
  typed: string
  /** An index across all groups. */
  active: number
  onChoose: (command: Command) => void
}

/** Of fixed height, so that nothing jumps while typing. */
export function CommandList({ id, found, typed, active, onChoose }: CommandListProps) {
  const m = commandMessages
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0)
  const starts = found.map((_, group) =>
    found.slice(0, group).reduce((sum, { commands }) => sum + commands.length, 0),
  )
  return (
    <div className="-mx-4 -mb-4 h-[min(28rem,60dvh)] overflow-auto overscroll-contain border-t border-line sm:-mx-6 sm:-mb-5 max-sm:h-auto">
      <p className="sr-only" role="status">
        {count > 0 ? m.found(count) : `${m.none(unquoted(typed.trim()))} ${m.noneHint}`}
      </p>
      {count === 0 && (
        <div className="grid gap-1 px-6 py-8" aria-hidden="true">
          <p className="head-text">{m.none(unquoted(typed.trim()))}</p>
          <p className="text-ink-2">{m.noneHint}</p>
        </div>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.list}
        // Keeps the focus in the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map(({ group, commands }, place) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-4 pt-3 pb-1 text-t0 font-semibold text-ink-2 sm:px-6">
              {m[group]}
            </p>
            {commands.map((command, index) => (
              <Option
                key={command.id}
                id={`${id}-${(starts[place] ?? 0) + index}`}
                command={command}
                typed={typed}
                isActive={(starts[place] ?? 0) + index === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type OptionProps = {
  id: string
  command: Command
  typed: string
  isActive: boolean
  onChoose: (command: Command) => void
}

function Option({ id, command, typed, isActive, onChoose }: OptionProps) {
  const { group, label, note, shortcut, icon } = command
  return (
    <TypedOption
      id={id}
      icon={icon}
      text={label}
      typed={group === 'search' ? '' : typed}
      isActive={isActive}
      onChoose={() => onChoose(command)}
      className="scroll-my-2 sm:px-6"
      after={
        <>
          {' '}
          {note && <span className="text-t0 text-ink-2">{note}</span>}
          {group === 'search' && <Cost typed={typed} />}
        </>
      }
    >
      {shortcut && (
        <kbd className="grid min-h-7 min-w-7 place-items-center rounded-in border-[1.5px] border-edge bg-card px-1 font-mono text-t0">
          {shortcut}
        </kbd>
      )}
    </TypedOption>
  )
}

function Cost({ typed }: { typed: string }) {
  const cost = useSearchCost([typed], '')
  return cost !== null && <span className="text-t0 text-ink-2">{commandMessages.cost(cost)}</span>
}
