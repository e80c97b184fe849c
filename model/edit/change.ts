import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isPair,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parse,
	parseDocument,
	type Scalar,
	type ScalarTag,
	visit,
	YAMLMap,
	type YAMLSeq,
} from "yaml";
import { isObject, type Path } from "../text/path.ts";

export type Operation =
	/** Adds the field if it is missing. */
	| { kind: "set"; path: Path; value: unknown }
	| { kind: "remove"; path: Path }
	| { kind: "insert"; path: Path; value: unknown }
	| { kind: "move"; path: Path; to: number }
	| { kind: "body"; text: string };

/** Returns the field names at a path in schema order; undefined where any name is valid. */
export type FieldOrder = (path: Path) => readonly string[] | undefined;

/**
 * Applies one operation to the text of a YAML or Markdown file. Keeps comments and unchanged lines.
 * Inserts a new field in schema order. Throws if the path does not exist.
 */
export function change(
	text: string,
	operation: Operation,
	orderAt: FieldOrder = () => undefined,
): string {
	if (text.includes("\r\n")) {
		const changed = change(text.replaceAll("\r\n", "\n"), operation, orderAt);
		return changed.replaceAll("\n", "\r\n");
	}
	const { head, yaml, fence, body, end } = partsOf(text);
	if (operation.kind === "body")
		return head + yaml + withBody(fence, operation.text.trim(), end);
	const file = new EditedYaml(yaml);
	file.apply(operation, orderAt);
	return head + file.print() + fence + body + end;
}

/** Returns undefined if the YAML is invalid. */
export function readValue(
	text: string,
): { value: unknown; body: string } | undefined {
	const { yaml, body } = partsOf(text.replaceAll("\r\n", "\n"));
	try {
		return { value: parse(yaml) ?? {}, body };
	} catch {
		return undefined;
	}
}

const markdown = /^(---\n)([\s\S]*?\n)(---(?:\s*\n|$))([\s\S]*?)(\s*)$/;

function partsOf(text: string) {
	const [, head = "", yaml = text, fence = "", body = "", end = ""] =
		markdown.exec(text) ?? [];
	return { head, yaml, fence, body, end };
}

function withBody(fence: string, body: string, end: string): string {
	if (body === "") return "---\n";
	const needsBlankLine = !fence.includes("\n") || fence === "---\n";
	return `${needsBlankLine ? "---\n\n" : fence}${body}${end || "\n"}`;
}

type Entry = Node | Pair;

class EditedYaml {
	readonly #document: Document.Parsed;
	/**
	 * Keeps the source text of multi-line nodes, because the yaml package would change their line
	 * breaks.
	 */
	readonly #written = new Map<unknown, string>();

	constructor(yaml: string) {
		this.#document = parseDocument(yaml, {
			customTags: (tags) =>
				tags.map((tag) => (isStringTag(tag) ? this.#asWritten(tag) : tag)),
		});
		const [error] = this.#document.errors;
		if (error) throw error;
		visit(this.#document, {
			Node: (_key, node) => {
				if (!node.range || (isCollection(node) && !node.flow)) return;
				const source = yaml.slice(node.range[0], node.range[1]);
				if (!source.includes("\n")) return;
				this.#written.set(node, source.trimEnd());
				if (isCollection(node)) {
					const { toString: print } = node;
					node.toString = (...context) =>
						this.#written.get(node) ?? print.apply(node, context);
				}
			},
		});
		this.#document.contents ??= new YAMLMap() as never;
	}

	print(): string {
		return this.#document.toString({
			lineWidth: 0,
			flowCollectionPadding: false,
		});
	}

	apply(operation: Exclude<Operation, { kind: "body" }>, orderAt: FieldOrder) {
		const { path } = operation;
		const key = path.at(-1);
		const above = path.slice(0, -1);
		const parent = this.#at(above);
		if (key === undefined || !isCollection(parent))
			throw new Error(`There is nothing at ${path.join(".")}`);
		for (const [length] of path.entries())
			this.#written.delete(this.#at(path.slice(0, length)));
		const entries: Entry[] = parent.items as Entry[];
		const index = isMap(parent)
			? parent.items.findIndex((pair) => keyOf(pair) === String(key))
			: Number(key);
		const old = entries[index];
		const blankLines = blankLinesOf(entries);
		if (operation.kind === "insert") {
			const entry = this.#create(operation.value, entries[0]);
			if (entries.length === 0) parent.flow = false;
			entries.splice(index, 0, entry);
			restoreBlankLines(entries, blankLines);
		} else if (operation.kind === "set" && isMap(parent) && !old) {
			const pair = this.#document.createPair(
				String(key),
				this.#create(operation.value, entries[0]),
			) as Pair;
			if (entries.length === 0) parent.flow = false;
			const order = orderAt(above);
			entries.splice(insertionIndex(String(key), parent, order), 0, pair);
			if (!order) restoreBlankLines(entries, blankLines);
		} else if (!old) {
			throw new Error(`There is nothing at ${path.join(".")}`);
		} else if (operation.kind === "set") {
			const value = this.#update(innerOf(old), operation.value);
			if (isPair(old)) old.value = value;
			else entries[index] = value;
		} else {
			entries.splice(index, 1);
			if (operation.kind === "move") entries.splice(operation.to, 0, old);
			if (operation.kind === "remove" && isMap(parent) && orderAt(above))
				keepComment(old, parent, index);
			else restoreBlankLines(entries, blankLines);
		}
	}

	#at(path: Path): unknown {
		return path.length === 0
			? this.#document.contents
			: this.#document.getIn(path, true);
	}

	#update(node: unknown, value: unknown): Node {
		if (isScalar(node) && !isObject(value)) {
			if (Object.is(node.value, value)) return node;
			this.#written.delete(node);
			// Deletes the quoting style, so that the yaml package quotes the new text only where
			// necessary.
			if (node.type !== "BLOCK_FOLDED") delete node.type;
			delete node.minFractionDigits;
			node.value = value;
			return node;
		}
		this.#written.delete(node);
		if (isSeq(node) && Array.isArray(value)) {
			const rest = [...node.items];
			node.items = value.map((inner) => {
				const same = rest.findIndex(
					(entry) => isScalar(entry) && entry.value === inner,
				);
				const [kept] = same < 0 ? [] : rest.splice(same, 1);
				return kept ?? this.#create(inner, node.items[0] as Entry);
			});
			return node;
		}
		const created = this.#create(value, isNode(node) ? node : undefined);
		if (!isNode(node)) return created;
		const { comment, commentBefore, spaceBefore } = node;
		return Object.assign(created, { comment, commentBefore, spaceBefore });
	}

	/** Creates the node of a value. Lists of numbers, such as a focal point, are in flow style. */
	#create(value: unknown, neighbor: Entry | undefined): Node {
		const node = this.#document.createNode(value) as Node;
		if (
			Array.isArray(value) &&
			value.every((inner) => typeof inner === "number")
		)
			Object.assign(node, { flow: value.length > 0 });
		copyFlowStyle(node, neighbor && innerOf(neighbor));
		return node;
	}

	#asWritten(tag: ScalarTag): ScalarTag {
		return {
			...tag,
			stringify: (scalar, ...context) =>
				this.#written.get(scalar) ??
				tag.stringify?.(scalar, ...context) ??
				JSON.stringify(scalar.value),
		};
	}
}

function isStringTag(tag: unknown): tag is ScalarTag {
	return isObject(tag) && "tag" in tag && tag.tag === "tag:yaml.org,2002:str";
}

function keyOf({ key }: Pair): string {
	return String(isScalar(key) ? key.value : key);
}

function innerOf(entry: Entry): unknown {
	return isPair(entry) ? entry.value : entry;
}

/**
 * Returns the node that stores blank lines and comments: the key of a field, or the list entry
 * itself.
 */
function commentNodeOf(entry: Entry): Scalar | Node | undefined {
	if (!isPair(entry)) return entry;
	return isScalar(entry.key) ? entry.key : undefined;
}

function blankLinesOf(entries: readonly Entry[]): boolean[] {
	return entries.map((entry) => commentNodeOf(entry)?.spaceBefore ?? false);
}

function restoreBlankLines(
	entries: readonly Entry[],
	blankLines: readonly boolean[],
) {
	const hasBlankLines =
		blankLines.length > 1 && blankLines.slice(1).every(Boolean);
	for (const [index, entry] of entries.entries()) {
		const commentNode = commentNodeOf(entry);
		if (commentNode)
			commentNode.spaceBefore = blankLines[index] ?? hasBlankLines;
	}
}

function insertionIndex(
	name: string,
	{ items }: YAMLMap,
	order: readonly string[] | undefined,
): number {
	if (!order) return items.length;
	const before = order.slice(0, order.indexOf(name));
	return (
		items.findLastIndex((pair) => before.includes(keyOf(pair as Pair))) + 1
	);
}

/** Keeps the comment above a removed field, because somebody may add the field again. */
function keepComment(removed: Entry, parent: YAMLMap, index: number) {
	const comment = commentNodeOf(removed)?.commentBefore;
	if (!comment) return;
	const next = parent.items[index];
	const commentNode = next && commentNodeOf(next as Pair);
	if (commentNode)
		commentNode.commentBefore = [comment, commentNode.commentBefore]
			.filter(Boolean)
			.join("\n");
	else parent.comment = [parent.comment, comment].filter(Boolean).join("\n");
}

function copyFlowStyle(node: unknown, neighbor: unknown) {
	if (!isCollection(node) || !isCollection(neighbor)) return;
	if (neighbor.flow !== undefined && node.items.length > 0)
		node.flow = neighbor.flow;
	if (isSeq(node))
		for (const entry of node.items)
			copyFlowStyle(entry, (neighbor as YAMLSeq).items[0]);
	else
		for (const pair of node.items as Pair[])
			copyFlowStyle(
				pair.value,
				isMap(neighbor) && neighbor.get(pair.key, true),
			);
}
