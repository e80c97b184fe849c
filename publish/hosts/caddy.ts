import type { Certificate, HostNames } from "./host-names.ts";
import { binaryTypes, contentType, textTypes } from "./media-types.ts";
import {
	fileCandidates,
	type HeaderRule,
	headersFor,
	hiddenPaths,
	notFoundFile,
	pageFilePattern,
	type Redirect,
	type SiteRules,
} from "./site-rules.ts";

/**
 * Writes the site's Caddyfile. If `tls` is undefined, Caddy obtains certificates itself. `route`
 * keeps the order of directives, which Caddy would otherwise sort
 * (https://caddyserver.com/docs/caddyfile/directives#sorting-algorithm).
 */
export function caddyFile(
	rules: SiteRules,
	{
		names: { name, other, domain },
		root,
		tls,
	}: { names: HostNames; root: string; tls?: Certificate },
): string {
	const certificate = tls ? `\ttls ${tls.certificate} ${tls.key}\n` : "";
	const transport = "Strict-Transport-Security";
	const { [transport]: https = "" } = headersFor(rules.headers, "/*");
	const otherNames = `	@below host *.${domain}
	redir @below https://${name}{uri} 301
	abort`;
	return `# Written by publish/hosts/caddy.ts.

# Redirects http and all other names of the domain to https://${name}.
http://${name}, http://${other} {
	redir https://${name}{uri} 301
}

https://${other} {
${certificate}${headerBlock("header", { [transport]: https }, "\t")}
	redir https://${name}{uri} 301
}

# Requests for other names get no response, so that search engines find no copy.
http:// {
${otherNames}
}

https:// {
${certificate}${otherNames}
}

https://${name} {
${certificate}	root * ${root}

	route {
		# A page has one address: no doubled slashes (Caddy treats %2F as a slash), none at the end.
		uri path_regexp (?:/|%2[Ff])+ /
		@slash path_regexp ^/.+/$
		uri @slash strip_suffix /

${rules.headers.map(header).join("\n")}

${[...textTypes.keys(), ...binaryTypes.keys()].map(typeHeader).join("\n")}

		@tidied expression \`{http.request.orig_uri} != {http.request.uri}\`
		redir @tidied {uri} 301

${rules.redirects.map(redirect).join("\n")}

		@hidden path ${hiddenPaths.join(" ")}
		error @hidden 404

		# file_server would answer a POST like a GET.
		@other not method GET HEAD
		route @other {
			header Allow "GET, HEAD"
			error 405
		}

		# Redirects the URL of a page's file, such as /pricing.html, to the page.
		@file {
			path_regexp file ${pageFilePattern}
			file
		}
		route @file {
			rewrite * {re.file.1}
			redir {uri} 301
		}

		@found file ${fileCandidates.map((suffix) => `{path}${suffix}`).join(" ")}
		route @found {
			rewrite * {http.matchers.file.relative}
			@text path ${[...textTypes.keys()].map((ending) => `*.${ending}`).join(" ")}
${varies("header @text")}
			file_server {
				precompressed br gzip
			}
		}
		# Sends 404 itself, because file_server would answer 500 to a name that no file can have.
		error 404
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {
${headerBlock("header", headersFor(rules.headers, notFoundFile), "\t\t\t")}
			header Content-Type "${contentType(notFoundFile)}"
${varies("header")}
			rewrite * ${notFoundFile}
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}

/**
 * Sets Vary for uncompressed files too. `defer` replaces the value that file_server sets for
 * compressed files.
 */
function varies(start: string): string {
	return `			${start} {
				Vary Accept-Encoding
				defer
			}`;
}

/**
 * Sets the Content-Type for a file extension. Caddy uses Go's mime package, which lacks some types
 * and defines others differently: https://pkg.go.dev/mime#TypeByExtension
 */
function typeHeader(ending: string): string {
	return `		@${ending} path *.${ending}
		header @${ending} Content-Type "${contentType(`.${ending}`)}"`;
}

function header({ path, headers }: HeaderRule): string {
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

/** Uses `rewrite` before `redir {uri}`, because `rewrite` keeps the request's query. */
function redirect({ from, to, except }: Redirect, index: number): string {
	const matcher = `@redirect${index}`;
	return `		${matcher} {
			path ${from}${except ? `\n\t\t\tnot path ${except}` : ""}
		}
		route ${matcher} {
			rewrite * ${to}
			redir "{uri}" 301
		}`;
}
