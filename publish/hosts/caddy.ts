import { contentType } from "./media-types.ts";
import {
	checkRules,
	fileCandidates,
	type HeaderRule,
	headersFor,
	hiddenPaths,
	notFoundPage,
	pageFile,
	patternEnding,
	type Redirect,
	type SiteRules,
} from "./site-rules.ts";

/**
 * A Caddyfile for the site. Caddy gets the https certificate by itself when `address` is a domain.
 *
 * All directives stand in `route`, which keeps their order; outside of it Caddy sorts them, and a
 * general `header` could win over the one of a folder (https://caddyserver.com/docs/caddyfile/directives#sorting-algorithm).
 */
export function caddyFile(
	rules: SiteRules,
	{ address, root }: { address: string; root: string },
): string {
	checkRules(rules);
	for (const word of [address, root]) checkWord(word);

	return `# Written by publish/hosts/caddy.ts.
${address} {
	root * ${root}

	route {
${rules.headers.map(header).join("\n")}

${unknownToCaddy.map(typeHeader).join("\n")}

		# A page has one address, without a slash at the end.
		uri path_regexp /{2,} /
		@slash path_regexp ^/.+/$
		route @slash {
			uri strip_suffix /
			redir {uri} 301
		}

${rules.redirects.map(redirect).join("\n")}

		@hidden path ${hiddenPaths.join(" ")}
		error @hidden 404

		# file_server would answer a POST like a GET.
		@other not method GET HEAD
		route @other {
			header Allow "GET, HEAD"
			error 405
		}

		# A page by the name of its file.
		@file {
			path_regexp file ${pageFile}
			file
		}
		route @file {
			rewrite * {re.file.1}
			redir {uri} 301
		}

${rules.looseFolders.map(looseFolder).join("\n")}
		try_files ${fileCandidates.map((it) => `{path}${it}`).join(" ")}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {
${headerBlock("header", headersFor(rules.headers, notFoundPage), "\t\t\t")}
			header Content-Type "${contentType(notFoundPage)}"
			rewrite * ${notFoundPage}
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}

/** Endings that the table of Go's mime package lacks: https://pkg.go.dev/mime#TypeByExtension */
const unknownToCaddy = [
	"atom",
	"data",
	"ico",
	"ics",
	"mp4",
	"txt",
	"vcf",
	"webm",
	"webmanifest",
	"woff2",
] as const;

function typeHeader(ending: string): string {
	return `		@${ending} path *.${ending}
		header @${ending} Content-Type "${contentType(`.${ending}`)}"`;
}

function header({ path, headers }: HeaderRule): string {
	const ending = patternEnding(path);
	// In "/*.data", Caddy's star would stand for a name without slashes.
	if (ending)
		return `		@rule-${ending.slice(1)} path *${ending}
${headerBlock(`header @rule-${ending.slice(1)}`, headers, "\t\t")}`;
	const start = path === "/*" ? "header" : `header ${path}`;
	return headerBlock(start, headers, "\t\t");
}

function headerBlock(
	start: string,
	headers: Readonly<Record<string, string>>,
	indent: string,
): string {
	const lines = Object.entries(headers).map(
		([name, value]) => `${indent}\t${name} "${value.replaceAll('"', '\\"')}"\n`,
	);
	return `${indent}${start} {\n${lines.join("")}${indent}}`;
}

/** By way of `rewrite`, which keeps the query of the request unless the target brings its own. */
function redirect({ from, to, status }: Redirect): string {
	const [, origin = "", target = "", fragment = ""] =
		/^(https:\/\/[^/?#]*)?([^#]*)(#.*)?$/.exec(to) ?? [];
	const path = target.startsWith("/") ? target : `/${target}`;
	return `		route ${from} {
			rewrite * ${path}
			redir "${origin}{uri}${fragment}" ${status}
		}`;
}

/** A page that is not in the folder that was named, but may be in the one above it. */
function looseFolder(folder: string, index: number): string {
	const files = fileCandidates.map((it) => `{path}${it}`).join(" ");
	return `		@loose${index} {
			path_regexp loose${index} ^${folder}/[\\w-]+/([\\w-]+)$
			not file ${files}
		}
		route @loose${index} {
			rewrite * ${folder}/{re.loose${index}.1}
			redir {uri} 301
		}
`;
}

function checkWord(word: string): void {
	if (!/^[\w.:/[\]*-]+$/.test(word)) {
		throw new Error(
			`Caddy: ${JSON.stringify(word)} cannot be used as an address or folder; use letters, digits and . : / - _`,
		);
	}
}
