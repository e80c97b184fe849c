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
import { isObject } from "../text/path.ts";

/** The way to a value: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** One thing that a writer does to a file. */
export type Operation =
	/** Gives a field a value, and makes the field where there is none. */
	| { kind: "set"; path: Path; value: unknown }
	| { kind: "remove"; path: Path }
	/** A new entry of a list, at the place that ends the path. */
	| { kind: "insert"; path: Path; value: unknown }
	/** Puts an entry of a list, or a field among its neighbors, at another place. */
	| { kind: "move"; path: Path; to: number }
	/** Writes the Markdown below the front matter anew. */
	| { kind: "body"; text: string };

/** The names of the fields at a path in the order of their schema; undefined where the names are the writer's own. */
export type FieldOrder = (path: Path) => readonly string[] | undefined;

/**
 * The text of a YAML or Markdown file after one operation. Comments stay, and lines that it does not concern stay as
 * their writer broke and quoted them. A new field goes to its place in the order. Throws where there is nothing at the
 * path.
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

/** What a file says: its fields, and the Markdown below them. undefined where its notation is broken. */
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

/** Front matter between its two lines of hyphens, and the Markdown below; a YAML file is front matter alone. */
const markdown = /^(---\n)([\s\S]*?\n)(---(?:\s*\n|$))([\s\S]*?)(\s*)$/;

function partsOf(text: string) {
	const [, head = "", yaml = text, fence = "", body = "", end = ""] =
		markdown.exec(text) ?? [];
	return { head, yaml, fence, body, end };
}

function withBody(fence: string, body: string, end: string): string {
	if (body === "") return "---\n";
	const isFirst = !fence.includes("\n") || fence === "---\n";
	return `${isFirst ? "---\n\n" : fence}${body}${end || "\n"}`;
}

type Entry = Node | Pair;

/** A YAML text that is changed in place. */
class EditedYaml {
	readonly #document: Document.Parsed;
	/** What the library would break or join anew, as its writer wrote it. */
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
		const place = isMap(parent)
			? parent.items.findIndex((pair) => nameOf(pair) === String(key))
			: Number(key);
		const old = entries[place];
		const spaces = spacesOf(entries);
		if (operation.kind === "insert") {
			const entry = this.#create(operation.value, entries[0]);
			if (entries.length === 0) parent.flow = false;
			entries.splice(place, 0, entry);
			spread(entries, spaces);
		} else if (operation.kind === "set" && isMap(parent) && !old) {
			const pair = this.#document.createPair(
				String(key),
				this.#create(operation.value, entries[0]),
			) as Pair;
			if (entries.length === 0) parent.flow = false;
			const order = orderAt(above);
			entries.splice(placeFor(String(key), parent, order), 0, pair);
			if (!order) spread(entries, spaces);
		} else if (!old) {
			throw new Error(`There is nothing at ${path.join(".")}`);
		} else if (operation.kind === "set") {
			const value = this.#update(innerOf(old), operation.value);
			if (isPair(old)) old.value = value;
			else entries[place] = value;
		} else {
			entries.splice(place, 1);
			if (operation.kind === "move") entries.splice(operation.to, 0, old);
			if (operation.kind === "remove" && isMap(parent) && orderAt(above))
				keepComment(old, parent, place);
			else spread(entries, spaces);
		}
	}

	#at(path: Path): unknown {
		return path.length === 0
			? this.#document.contents
			: this.#document.getIn(path, true);
	}

	/** The node of a field with another value: what is the same inside stays, with its comments. */
	#update(node: unknown, value: unknown): Node {
		if (isScalar(node) && !isObject(value)) {
			if (Object.is(node.value, value)) return node;
			this.#written.delete(node);
			// Quoted where the new words need it, whatever stood there a letter ago.
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

	/**
	 * A new node whose lists and groups are written as those of its neighbor: within brackets, or line by line. A point
	 * of a picture, [50, 70], is one value to its writer.
	 */
	#create(value: unknown, neighbor: Entry | undefined): Node {
		const node = this.#document.createNode(value) as Node;
		if (Array.isArray(value) && value.every((it) => typeof it === "number"))
			Object.assign(node, { flow: value.length > 0 });
		writeLike(node, neighbor && innerOf(neighbor));
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

function nameOf({ key }: Pair): string {
	return String(isScalar(key) ? key.value : key);
}

function innerOf(entry: Entry): unknown {
	return isPair(entry) ? entry.value : entry;
}

/** What blank lines and comments stand on: the name of a field, or the entry of a list. */
function frontOf(entry: Entry): Scalar | Node | undefined {
	if (!isPair(entry)) return entry;
	return isScalar(entry.key) ? entry.key : undefined;
}

function spacesOf(entries: readonly Entry[]): boolean[] {
	return entries.map((entry) => frontOf(entry)?.spaceBefore ?? false);
}

/** Leaves blank lines where they were: between entries, whichever they are. */
function spread(entries: readonly Entry[], spaces: readonly boolean[]) {
	const isAiry = spaces.length > 1 && spaces.slice(1).every(Boolean);
	for (const [place, entry] of entries.entries()) {
		const front = frontOf(entry);
		if (front) front.spaceBefore = spaces[place] ?? isAiry;
	}
}

/** Behind the nearest field that the schema has before it; at the end without an order. */
function placeFor(
	name: string,
	{ items }: YAMLMap,
	order: readonly string[] | undefined,
): number {
	if (!order) return items.length;
	const before = order.slice(0, order.indexOf(name));
	return (
		items.findLastIndex((pair) => before.includes(nameOf(pair as Pair))) + 1
	);
}

/** A comment above a field explains it to writers, who may want the field again. */
function keepComment(removed: Entry, parent: YAMLMap, place: number) {
	const comment = frontOf(removed)?.commentBefore;
	if (!comment) return;
	const next = parent.items[place];
	const front = next && frontOf(next as Pair);
	if (front)
		front.commentBefore = [comment, front.commentBefore]
			.filter(Boolean)
			.join("\n");
	else parent.comment = [parent.comment, comment].filter(Boolean).join("\n");
}

function writeLike(node: unknown, neighbor: unknown) {
	if (!isCollection(node) || !isCollection(neighbor)) return;
	if (neighbor.flow !== undefined && node.items.length > 0)
		node.flow = neighbor.flow;
	if (isSeq(node))
		for (const entry of node.items)
			writeLike(entry, (neighbor as YAMLSeq).items[0]);
	else
		for (const pair of node.items as Pair[])
			writeLike(pair.value, isMap(neighbor) && neighbor.get(pair.key, true));
}
