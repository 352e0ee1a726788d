// Changes to a source that a person could make by mistake, each of which a test should notice.
import { type Node, parseSync } from 'oxc-parser';

export interface Mutant {
  readonly kind: string;
  /** Where in the source, and what stands there instead. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The source as the mutant has it. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);

type Swap = ReadonlyMap<string, string>;

const COMPARISONS: Swap = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
]);
const LOGIC: Swap = new Map([
  ['&&', '||'],
  ['||', '&&'],
]);
const QUANTIFIERS: Swap = new Map([
  ['every', 'some'],
  ['some', 'every'],
]);

/** Everything that refuses and returns. */
const isGuard = (statement: Node): boolean => {
  if (statement.type === 'BlockStatement') {
    return statement.body.length === 1 && isGuard(statement.body[0] as Node);
  }
  return (
    statement.type === 'ReturnStatement' ||
    statement.type === 'ThrowStatement' ||
    statement.type === 'ContinueStatement' ||
    (statement.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression')
  );
};

/** What the operator of two sides is replaced by. */
function operatorChange(
  source: string,
  { left, right, operator }: { left: Node; right: Node; operator: string },
  swap: Swap,
): Omit<Mutant, 'kind'> | undefined {
  const text = swap.get(operator);
  const start = source.indexOf(operator, left.end);
  if (text === undefined || start < 0 || start >= right.start) return undefined;
  return { start, end: start + operator.length, text };
}

const negation = (source: string, { start, end }: Node): Omit<Mutant, 'kind'> => ({
  start,
  end,
  text: `!(${source.slice(start, end)})`,
});

/** All but one of the members of a list, with the comma after it, or before the last. */
function withoutEach(elements: readonly Node[]): readonly Omit<Mutant, 'kind'>[] {
  if (elements.length < 2) return [];
  return elements.map((element, index) => {
    const next = elements[index + 1];
    const before = elements[index - 1];
    return next === undefined
      ? { start: (before as Node).end, end: element.end, text: '' }
      : { start: element.start, end: next.start, text: '' };
  });
}

/** The changes of one node, without those of its children. */
function changesOf(source: string, node: Node): readonly (Mutant | undefined)[] {
  const as = (kind: string, change: Omit<Mutant, 'kind'> | undefined): Mutant | undefined =>
    change && { kind, ...change };
  switch (node.type) {
    case 'BinaryExpression':
      return [as('comparison', operatorChange(source, node, COMPARISONS))];
    case 'LogicalExpression':
      return [as('logic', operatorChange(source, node, LOGIC))];
    case 'Literal': {
      const { start, end, value } = node;
      if (typeof value !== 'number' && typeof value !== 'bigint') return [];
      const text = typeof value === 'number' ? `${value + 1}` : `${value + 1n}n`;
      return [{ kind: 'number', start, end, text }];
    }
    case 'MemberExpression': {
      const { property } = node;
      const text = property.type === 'Identifier' ? QUANTIFIERS.get(property.name) : undefined;
      const { start, end } = property;
      return [text === undefined ? undefined : { kind: 'quantifier', start, end, text }];
    }
    case 'IfStatement': {
      const isDropped = node.alternate === null && isGuard(node.consequent);
      const { start, end } = node;
      return [
        as('negation', negation(source, node.test)),
        isDropped ? { kind: 'guard', start, end, text: ';' } : undefined,
      ];
    }
    case 'ConditionalExpression':
      return [as('negation', negation(source, node.test))];
    case 'ArrayExpression': {
      const elements = node.elements.filter((element) => element !== null);
      return withoutEach(elements).map((change) => as('list', change));
    }
    case 'BlockStatement': {
      const [first] = node.body;
      return first === undefined || first.type === 'ReturnStatement'
        ? []
        : [{ kind: 'body', start: first.start, end: first.start, text: 'return;' }];
    }
    default:
      return [];
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types do nothing, and assertions and throws are about our own mistakes. */
const isSkipped = (node: Node): boolean =>
  node.type === 'ImportDeclaration' ||
  node.type === 'ThrowStatement' ||
  (node.type.startsWith('TS') && !('expression' in node)) ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'assert');

function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'typeAnnotation' || name === 'typeArguments') return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

/** Every change of a file, in the order of the source. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node, parent: Node | undefined): void => {
    if (isSkipped(node)) return;
    // Only a function that gives nothing back can end at once and still be of its type.
    const isBody = node.type !== 'BlockStatement' || isOfNothing(parent);
    if (isBody) found.push(...changesOf(source, node).filter((each) => each !== undefined));
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(parseSync(file, source).program, undefined);
  return found.sort((a, b) => a.start - b.start);
}

/** A function that says that it returns nothing. */
const isOfNothing = (parent: Node | undefined): boolean =>
  (parent?.type === 'FunctionDeclaration' || parent?.type === 'ArrowFunctionExpression') &&
  parent.returnType?.typeAnnotation.type === 'TSVoidKeyword';
