import { scrub } from '../../lib/secrets/scrub.ts'
import { findTask, listTasks } from '../../tasks/task-rows.ts'
import { type Command, OperatorMistake, readNumber, readOneOf, type Tools } from './command.ts'
import { findPayerAddress, findStuckPayments } from './payments-store.ts'
import { described, done, listed } from './written.ts'

const SHOWN = 100
const STUCK_AFTER_MS = 3_600_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function taskOf({ db }: Tools, id = '') {
  const task = UUID.test(id) ? await findTask(db, id) : undefined
  if (!task) throw new OperatorMistake(`There is no task ${id}.`)
  return task
}

export const workCommands: readonly Command[] = [
  {
    name: 'tasks list',
    takes: [],
    options: { state: 'waiting|failed|running', task: 'NAME' },
    does: `shows up to ${SHOWN} tasks, the longest due first`,
    async run({ db }, _, { state, task }) {
      const wanted = readOneOf(state, ['waiting', 'failed', 'running'])
      const rows = await listTasks(db, { state: wanted, task, limit: SHOWN })
      return listed(
        rows.map((row) => ({ ...row, said: row.said && scrub(row.said) })),
        `No task is ${wanted}.`,
      )
    },
  },
  {
    name: 'tasks retry',
    takes: ['ID'],
    does: 'tries a task that failed for good once more',
    async run(tools, [typed]) {
      const { id, task, state } = await taskOf(tools, typed)
      if (!(await tools.queue.retry(task, id)))
        throw new OperatorMistake(`Task ${id} (${task}) has not failed: it is ${state}.`)
      return done(`Task ${id} (${task}) is tried once more.`, { id, task })
    },
  },
  {
    name: 'tasks cancel',
    takes: ['ID'],
    does: 'takes a task back that is not done',
    async run(tools, [typed]) {
      const { id, task, state } = await taskOf(tools, typed)
      if (state === 'cancelled') return done(`Task ${id} (${task}) was taken back before.`, { id, task })
      if (!(await tools.queue.cancel(task, id)))
        throw new OperatorMistake(`Task ${id} (${task}) is ${state} already.`)
      return done(`Task ${id} (${task}) is taken back.`, { id, task })
    },
  },
  {
    name: 'payments stuck',
    takes: [],
    does: 'shows payments that have been open for more than an hour',
    async run({ db, clock }) {
      const before = new Date(clock.now().getTime() - STUCK_AFTER_MS)
      return listed(await findStuckPayments(db, before, SHOWN), 'No payment is stuck.')
    },
  },
  {
    name: 'payments look',
    takes: ['NUMBER'],
    does: 'asks who takes cards how a payment stands, now, and settles it as the program does; says whose it is',
    async run({ db, payments }, [typed]) {
      const id = readNumber(typed, 'payment')
      const row = await payments.settle(id, 'operator')
      if (!row) throw new OperatorMistake(`There is no payment ${id}.`)
      const { state, plan_type, amount, failure, paid_at, next_look_at } = row
      const account = await findPayerAddress(db, id)
      return described({ id, account, state, plan_type, amount, failure, paid_at, next_look_at })
    },
  },
  {
    name: 'mails list',
    takes: [],
    options: { state: 'failed|unknown|waiting|sending|suppressed|sent' },
    does: `shows up to ${SHOWN} mails in one state, without their words`,
    async run({ mails }, _, { state }) {
      const wanted = readOneOf(state, ['failed', 'unknown', 'waiting', 'sending', 'suppressed', 'sent'])
      return listed(await mails.list(wanted, SHOWN), `No mail is ${wanted}.`)
    },
  },
  {
    name: 'messages list',
    takes: [],
    does: `shows the ${SHOWN} newest messages that visitors wrote to who runs the site`,
    run: async ({ contact }) => listed(await contact.list(SHOWN), 'Nobody has written.'),
  },
]
