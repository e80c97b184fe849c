import type { Certificate, HostNames } from "./host-names.ts";
import { binaryTypes, textTypes } from "./media-types.ts";
import {
	fileCandidates,
	headersFor,
	hiddenPaths,
	notFoundFile,
	pageFilePattern,
	type SiteRules,
} from "./site-rules.ts";

/**
 * Writes the nginx server blocks. Each location repeats all headers, because one `add_header` in a
 * location drops all inherited headers
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
export function nginxFile(
	rules: SiteRules,
	{
		names: { name, other, domain },
		root,
		tls = letsEncrypt(name),
		http = ["80", "[::]:80"],
		https = ["443", "[::]:443"],
	}: {
		names: HostNames;
		root: string;
		tls?: Certificate;
		http?: readonly string[];
		https?: readonly string[];
	},
): string {
	const transport = "Strict-Transport-Security";
	const { [transport]: httpsOnly = "" } = headersFor(rules.headers, "/*");
	const listenTo = (addresses: readonly string[], options = "") =>
		addresses.map((address) => `\tlisten ${address}${options};`).join("\n");
	const httpsWithCertificate = `${listenTo(https, " ssl")}
	ssl_protocols TLSv1.2 TLSv1.3;
	ssl_certificate ${tls.certificate};
	ssl_certificate_key ${tls.key};`;
	const ownLocations = new Map<string, string[]>();
	for (const { path } of rules.headers) {
		if (path === "/*") continue;
		ownLocations.set(path, [...addHeaders(rules, path), tryFiles]);
	}
	ownLocations.set("/*", [tryFiles]);
	for (const { from, to, except } of rules.redirects) {
		if (except) ownLocations.set(except, [tryFiles]);
		ownLocations.set(from, [`return 301 "${to}$is_args$args";`]);
	}
	for (const path of hiddenPaths) ownLocations.set(path, ["return 404;"]);
	ownLocations.set(notFoundFile, [
		"internal;",
		...addHeaders(rules, notFoundFile),
	]);

	return `# Written by publish/hosts/nginx.ts. Goes into /etc/nginx/conf.d/; remove /etc/nginx/sites-enabled/default.
# It needs a certificate for both names: docs/publishing.md, "nginx".

# Redirects http and all other names of the domain to https://${name}.
server {
${listenTo(http)}
	server_name ${name} ${other} *.${domain};
	server_tokens off;
	return 301 https://${name}$request_uri;
}

server {
${httpsWithCertificate}
	server_name ${other} *.${domain};
	server_tokens off;
	add_header ${transport} "${httpsOnly}" always;
	return 301 https://${name}$request_uri;
}

# Requests for other names get no response, so that search engines find no copy.
server {
${listenTo(http, " default_server")}
${listenTo(https, " ssl default_server")}
	server_name _;
	ssl_protocols TLSv1.2 TLSv1.3;
	ssl_reject_handshake on;
	return 444;
}

server {
${httpsWithCertificate}
	server_name ${name};
	root ${root};
	server_tokens off;

	# A browser cannot read a TLS record before all of it has arrived, so nginx's default of 16 KB
	# would delay the first view (docs/decisions/0012-first-paint.md).
	ssl_buffer_size 1400;

	# Sends "Location: /path", because behind a proxy nginx's own scheme and host may be wrong.
	absolute_redirect off;

	# The build has written .gz and .br beside each text file.
	gzip_static on;
	gzip_vary on;
	# Needs the module ngx_brotli (Debian and Ubuntu: libnginx-mod-http-brotli-static).
	# brotli_static on;

	charset utf-8;
	charset_types ${[...textTypes.values()].filter((type) => type !== "text/html").join(" ")};
	default_type application/octet-stream;
	types {
${[...textTypes, ...binaryTypes].map(([ending, type]) => `\t\t${type} ${ending};`).join("\n")}
	}

${block(addHeaders(rules, "/*"), "\t")}

	error_page 404 ${notFoundFile};

	# A page has one address, without a slash at the end. nginx matches the decoded path, so the
	# pattern excludes control characters and backslashes (\\x5C): browsers read
	# "Location: /\\evil.example" as the address of another site.
	rewrite ^(/[^\\x00-\\x1F\\x5C]*[^\\x00-\\x1F\\x5C/])/+$ $1 permanent;

	# nginx also merges doubled slashes and decodes %2F, so only $request_uri still contains them.
	# The merged path starts with a single slash, so "//evil.example" redirects to no other site.
	if ($request_uri ~* ^[^?]*(//|%2F)) {
		rewrite ^(/[^\\x00-\\x1F\\x5C]*)$ $1 permanent;
	}

${[
	...[...ownLocations].map(([path, lines]) => location(path, lines)),
	pageFileLocation,
].join("\n\n")}
}
`;
}

const tryFiles = `try_files ${fileCandidates.map((suffix) => `$uri${suffix}`).join(" ")} =404;`;

/**
 * Redirects the URL of a page's file, such as /pricing.html, to the page. Exact locations such as
 * /404.html take precedence.
 */
const pageFileLocation = `	location ~ ${pageFilePattern} {
		if (-f $request_filename) {
			return 301 $1$is_args$args;
		}
		return 404;
	}`;

function addHeaders(rules: SiteRules, path: string): string[] {
	return Object.entries(headersFor(rules.headers, path)).map(
		([name, value]) =>
			`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
	);
}

function letsEncrypt(name: string): Certificate {
	const folder = `/etc/letsencrypt/live/${name}`;
	return {
		certificate: `${folder}/fullchain.pem`,
		key: `${folder}/privkey.pem`,
	};
}

function location(path: string, lines: readonly string[]): string {
	return `\tlocation ${locationMatch(path)} {\n${block(lines, "\t\t")}\n\t}`;
}

function locationMatch(path: string): string {
	if (path.endsWith("/*")) return path.slice(0, -1);
	return path.includes("*")
		? `~ ^${path.replaceAll("*", "[^/]+")}$`
		: `= ${path}`;
}

function block(lines: readonly string[], indent: string): string {
	return lines.map((line) => `${indent}${line}`).join("\n");
}
