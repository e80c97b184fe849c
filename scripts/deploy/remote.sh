# Runs on the server as `sh -s -- COMMAND SITE …`; SITE is the folder that holds the releases. Each release has
#   own/      the files of its build
#   client/   what is served: own/, and the hashed files of builds that an open page may still use
#   hosts/    settings for nginx and Caddy that serve this very release
#   hashed    the folders of own/ whose files are named by their content, a line each
#   before    the name of the release that was live before it
#   replaced  when it stopped being live (the time of the file)
set -eu
command=$1
mkdir -p "$2/releases"
cd "$2"
shift 2

live() { [ ! -L current ] || basename "$(readlink current)"; }
before() { cat "releases/$1/before" 2>/dev/null || :; }
# Open pages may ask for the files of a build for seven days after it was replaced.
is_recent() { [ -n "$(find "releases/$1/replaced" -mmin -10080 2>/dev/null)" ]; }

# keep_hashed FROM TO: adds the hashed files that TO lacks, as hard links.
keep_hashed() {
	while read -r folder; do
		from=$PWD/releases/$1/own/$folder to=releases/$2/client/$folder
		[ -d "$from" ] || continue
		mkdir -p "$to"
		rsync -a --ignore-existing --link-dest="$from" "$from/" "$to/"
	done <"releases/$1/hashed"
}

make_live() {
	old=$(live)
	rsync -a --link-dest="$PWD/releases/$1/own" "releases/$1/own/" "releases/$1/client/"
	for path in releases/*; do
		other=$(basename "$path")
		[ "$other" != "$1" ] || continue
		[ "$other" = "$old" ] || is_recent "$other" || continue
		keep_hashed "$other" "$1"
	done
	# While a web server reads its settings again, the old release may be asked for the files that a new page names.
	[ -z "$old" ] || keep_hashed "$1" "$old"
	rm -f "releases/$1/replaced"
	ln -sfn "releases/$1" "next.$1"
	# A rename replaces the link in one step; `ln -sfn` removes it first.
	mv -T "next.$1" current
	[ -z "$old" ] || [ "$old" = "$1" ] || touch "releases/$old/replaced"
}

case $command in
# prepare RELEASE: prints the live release.
prepare)
	if [ -e current ] && [ ! -L current ]; then
		echo "$PWD/current is a folder, but it must be a link that deploys may replace. Move it away once, then deploy again." >&2
		exit 1
	fi
	mkdir "releases/$1" "releases/$1/own" "releases/$1/hosts"
	live
	;;
# activate RELEASE FOLDER…
activate)
	release=$1
	shift
	printf '%s\n' "$@" >"releases/$release/hashed"
	live >"releases/$release/before"
	make_live "$release"
	;;
# back EXPECTED: leaves EXPECTED ("": whichever is live) for the release before it, and prints the build.json of that.
back)
	expected=$1
	now=$(live)
	target=$(before "$now")
	if [ -n "$expected" ] && [ "$expected" != "$now" ]; then
		echo "$expected is not live; ${now:-nothing} stays." >&2
		exit 1
	fi
	if [ -z "$target" ] || [ ! -d "releases/$target/own" ]; then
		echo "There is no earlier build on the server." >&2
		exit 1
	fi
	make_live "$target"
	cat "releases/$target/own/build.json"
	;;
# prune: removes builds that nobody can need, and uploads that broke off more than a day ago.
prune)
	now=$(live)
	for path in releases/*; do
		other=$(basename "$path")
		[ "$other" != "$now" ] && [ "$other" != "$(before "$now")" ] || continue
		! is_recent "$other" || continue
		[ -e "$path/replaced" ] || [ -n "$(find "$path" -maxdepth 0 -mmin +1440)" ] || continue
		rm -rf "$path"
	done
	;;
esac
